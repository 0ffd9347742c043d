import { readFileSync } from 'node:fs'
import { build, transform, type Plugin } from 'esbuild'
import { brotli } from '../size/measure-site.ts'
import type { KitComponent } from './list-components.ts'

/** What a component brings into a site that has React and no other of its kind, in bytes of brotli. */
export interface ComponentSize {
  readonly js: number
  readonly css: number
}

const peers = ['react', 'react/jsx-runtime', 'react-dom']

/** What is loaded late is not part of what a component brings at once. */
const lateStaysOut: Plugin = {
  name: 'late-stays-out',
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : null)),
}

/** Weighs what this code imports from the kit, bundled as a site would. */
export async function weighCode(code: string, folder: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder, loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    conditions: ['@parlour/source'],
    external: peers,
    loader: { '.css': 'empty' },
    plugins: [lateStaysOut],
    logLevel: 'silent',
  })
  return brotli(outputFiles[0]?.contents ?? new Uint8Array())
}

/** Weighs one component with its own sheet. @param folder the kit, or where it is installed */
export async function measureComponent(
  { entryPoint, name, sheet }: KitComponent,
  folder: string,
): Promise<ComponentSize> {
  const js = await weighCode(`export { ${name} } from '${entryPoint}'`, folder)
  if (!sheet) return { js, css: 0 }
  const { code } = await transform(readFileSync(sheet, 'utf8'), { loader: 'css', minify: true })
  return { js, css: brotli(Buffer.from(code)) }
}
