// Builds the site with the pseudo-locales into dist-pseudo, plainly and quickly: only for the journey that reads them.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { finish } from './finish.mjs'

process.env.PARLOUR_PSEUDO = '1'
const folder = new URL('../dist-pseudo/', import.meta.url)
const shared = { root: fileURLToPath(new URL('..', import.meta.url)), configLoader: 'native', logLevel: 'warn' }

await build({ ...shared, build: { outDir: fileURLToPath(new URL('client', folder)), minify: false } })
await build({ ...shared, build: { ssr: 'src/server/shell.tsx', outDir: fileURLToPath(new URL('server', folder)) } })
finish(folder)
