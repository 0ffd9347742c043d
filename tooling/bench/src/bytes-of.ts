import { brotliCompressSync } from 'node:zlib'
import { build as bundle, type Plugin } from 'esbuild'

/** What something weighs in a page, minified, in bytes of brotli 11, without React. */
export async function bytesOf(contents: string, plugins: Plugin[] = []): Promise<number> {
  const { outputFiles } = await bundle({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    logLevel: 'silent',
    conditions: ['@parlour/source', 'production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react/*', 'react-dom'],
    plugins,
  })
  return brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length
}
