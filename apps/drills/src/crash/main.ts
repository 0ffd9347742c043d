// Kills a gateway again and again in the middle of transfers: pnpm crash-drill --rounds 40 [--postgres].
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startGateway, startPostgres } from '@parlour/servers'
import { freePort } from './free-port.ts'
import { runCrashDrill } from './run-crash-drill.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '40' },
    writers: { type: 'string', default: '16' },
    postgres: { type: 'boolean', default: false },
  },
})
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const folder = mkdtempSync(join(tmpdir(), 'parlour-crash-'))
const server = values.postgres ? await startPostgres() : null
const databaseUrl = server?.createDatabase('drill')
const port = await freePort()
const report = await runCrashDrill({
  rounds: Number(values.rounds),
  writers: Number(values.writers),
  start: () => startGateway({ data: folder, port, ...(databaseUrl ? { databaseUrl } : {}) }),
  say: print,
})
print(JSON.stringify(report, null, 2))
await server?.stop()
rmSync(folder, { recursive: true, force: true })
const held = report.wrongWallets.length === 0 && report.acknowledged > 0 && /sound/i.test(JSON.stringify(report.ledger))
process.exitCode = held ? 0 : 1
