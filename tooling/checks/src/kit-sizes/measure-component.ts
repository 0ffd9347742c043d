import { readFileSync } from 'node:fs'
import { build, transform } from 'esbuild'
import { brotli } from '../size/measure-site.ts'
import type { KitComponent } from './list-components.ts'

/** What a component brings into a site that has React and no other of its kind, in bytes of brotli. */
export interface ComponentSize {
  readonly js: number
  readonly css: number
}

const peers = ['react', 'react/jsx-runtime', 'react-dom']

/** Bundles what this code imports from the kit, as a site would; what is loaded late stays out. */
export async function weighCode(code: string, folder: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder, loader: 'js' },
    bundle: true, write: false, minify: true, splitting: true, format: 'esm', target: 'es2022', platform: 'browser', jsx: 'automatic',
    conditions: ['@parlour/source'], external: peers, loader: { '.css': 'empty' }, outdir: 'out', logLevel: 'silent',
  })
  const chunks = new Map(outputFiles.map(({ path, contents }) => [path.replace(/^.*\//, ''), contents]))
  const first = new Set<string>()
  const follow = (name: string): void => {
    const text = Buffer.from(chunks.get(name) ?? []).toString()
    if (first.has(name) || !text) return
    first.add(name)
    for (const [, next = ''] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) follow(next)
  }
  follow('stdin.js')
  return [...first].reduce((sum, name) => sum + brotli(chunks.get(name) ?? new Uint8Array()), 0)
}

/** Weighs one component with its own sheet. @param folder the kit, or where it is installed */
export async function measureComponent({ door, name, sheet }: KitComponent, folder: string): Promise<ComponentSize> {
  const js = await weighCode(`export { ${name} } from '${door}'`, folder)
  if (!sheet) return { js, css: 0 }
  const { code } = await transform(readFileSync(sheet, 'utf8'), { loader: 'css', minify: true })
  return { js, css: brotli(Buffer.from(code)) }
}
