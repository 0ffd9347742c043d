// Builds the pages into dist: one module each in dist/assets,
// what they share beside them, and which is which in pages.json.
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const pages = ['sign-in', 'back', 'phone', 'geetest']

await rm(`${root}dist`, { recursive: true, force: true })
await mkdir(`${root}dist`, { recursive: true })
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: pages.map((page) => `src/${page}.ts`),
  outdir: 'dist/assets',
  entryNames: '[name]-[hash]',
  chunkNames: 'chunk-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  metafile: true,
  conditions: ['@parlour/source', 'browser'],
})

const scripts = Object.fromEntries(
  Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint?.startsWith('src/') ? [[basename(entryPoint, '.ts'), basename(file)]] : [],
  ),
)
await writeFile(`${root}dist/pages.json`, JSON.stringify(scripts))
await copyFile(`${root}src/page.html`, `${root}dist/page.html`)
await copyFile(`${root}src/connector.css`, `${root}dist/connector.css`)
