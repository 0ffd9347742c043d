import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** The page's script as one text. */
export async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2023',
    conditions: ['@parlour/source'],
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
