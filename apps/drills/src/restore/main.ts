// Backs a working gateway up, restores it into an empty place, plays on: pnpm restore-drill [--postgres] [--writers 8].
import { parseArgs } from 'node:util'
import { startPostgres } from '@parlour/servers'
import { isHeld, restoreOn } from './restore-on.ts'

const { values } = parseArgs({
  options: { writers: { type: 'string', default: '8' }, postgres: { type: 'boolean', default: false } },
})
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const server = values.postgres ? await startPostgres() : null
try {
  const report = await restoreOn(server, { writers: Number(values.writers), say: print })
  print(JSON.stringify(report, null, 2))
  process.exitCode = isHeld(report) ? 0 : 1
} finally {
  await server?.stop()
}
