// pnpm --filter @parlour/api-client reference: writes the reference of all calls and errors, in reference/.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { resolve } from 'node:path'
import { makeReference } from './reference.ts'

const folder = fileURLToPath(new URL('../reference', import.meta.url))
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
await Promise.all([...makeReference()].map(([name, text]) => writeFile(resolve(folder, name), text)))
