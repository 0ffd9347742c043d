// Builds the site: the browser's half, the half that draws first pages on the server, then what joins the two.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { finish } from './finish.mjs'
import { sharedModules } from './shared-modules.mjs'

const shared = { root: fileURLToPath(new URL('..', import.meta.url)), configLoader: 'native', logLevel: 'warn' }

const sets = Object.entries(await sharedModules(shared))
const groups = sets.map(([name, modules]) => ({ name, test: (id) => modules.has(id) }))
await build({ ...shared, build: { rolldownOptions: { output: { codeSplitting: { groups } } } } })
await build({ ...shared, build: { ssr: 'src/server/shell.tsx', outDir: 'dist/server' } })
finish(new URL('../dist/', import.meta.url))
