// Builds the site for a platform of the contract into dist/contract, plainly and quickly: for the contract drill.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { finish } from './finish.mjs'

process.env.PARLOUR_PLATFORM = 'contract'
const folder = new URL('../dist/contract/', import.meta.url)
const shared = { root: fileURLToPath(new URL('..', import.meta.url)), configLoader: 'native', logLevel: 'warn' }

await build({ ...shared, build: { outDir: fileURLToPath(new URL('client', folder)), minify: false } })
await build({ ...shared, build: { ssr: 'src/server/shell.tsx', outDir: fileURLToPath(new URL('server', folder)) } })
finish(folder)
