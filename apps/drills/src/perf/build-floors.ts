import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import type { HomeContent } from '../../floors/content.ts'
import { staticPage } from '../../floors/static/page.ts'
import type { Floor } from './bars.ts'

const folder = (path: string): string => fileURLToPath(new URL(`../../floors/${path}`, import.meta.url))

/**
 * Gives the pages what the product's home shows: as a module,
 * and in the HTML of the page that has no script to draw it.
 */
const withContent = (content: HomeContent): Plugin => ({
  name: 'content',
  resolveId: (id) => (id === 'virtual:content' ? '\0content' : null),
  load: (id) => (id === '\0content' ? `export default ${JSON.stringify(content)}` : null),
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('<!--page-->', () => staticPage(content)) },
})

/** Builds the floors; resolves to the folder of each. */
export async function buildFloors(content: HomeContent): Promise<Record<Floor, string>> {
  const out = folder('dist/')
  await rm(out, { recursive: true, force: true })
  for (const name of ['static', 'react', 'stack'] as const)
    await build({
      root: folder(name),
      configFile: false,
      logLevel: 'error',
      plugins: [withContent(content)],
      build: {
        outDir: `${out}${name}`,
        emptyOutDir: true,
        target: 'baseline-widely-available',
        modulePreload: false,
        assetsInlineLimit: 0,
      },
    })
  return { static: `${out}static`, react: `${out}react`, stack: `${out}stack` }
}
