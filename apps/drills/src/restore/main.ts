// Backs a working gateway up, restores it into an empty place, plays on: pnpm restore-drill [--postgres] [--writers 8].
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'

import { startGateway, startPostgres, type GatewayProcess } from '@parlour/servers'
import { freePort } from '../crash/free-port.ts'
import { runRestoreDrill } from './run-restore-drill.ts'

const { values } = parseArgs({
  options: { writers: { type: 'string', default: '8' }, postgres: { type: 'boolean', default: false } },
})
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const root = fileURLToPath(new URL('../../../../', import.meta.url))
const place = mkdtempSync(join(tmpdir(), 'parlour-restore-'))
const backups = join(place, 'backups')
const server = values.postgres ? await startPostgres() : null
const port = await freePort()

/** A command of the repository, as an operator gives it. */
const give = async (command: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> => {
  const run = promisify(execFile)
  const { stdout } = await run('pnpm', ['--silent', command, ...args], { cwd: root, env: { ...process.env, ...env } })
  print(`  ${command}: ${stdout.trim()}`)
}

const first = { data: join(place, 'first'), ...(server ? { databaseUrl: server.createDatabase('first') } : {}) }
const second = { data: join(place, 'second'), ...(server ? { databaseUrl: server.createDatabase('second') } : {}) }
const environment = ({ data, databaseUrl }: { data: string; databaseUrl?: string }) => ({
  PARLOUR_DATA: data,
  DATABASE_URL: databaseUrl ?? '',
})

const report = await runRestoreDrill({
  writers: Number(values.writers),
  start: () => startGateway({ ...first, port }),
  async backUp(gateway: GatewayProcess) {
    if (server) await give('gateway:backup', [backups], environment(first))
    else
      await give('gateway', ['backup', backups], {
        PARLOUR_GATEWAY: gateway.origin,
        PARLOUR_OPERATOR_TOKEN: gateway.operatorToken,
      })
    return join(backups, readdirSync(backups).find((name) => !name.endsWith('.sha256')) ?? '')
  },
  async restore(file) {
    await give('gateway:restore', [file], environment(second))
    return startGateway({ ...second, port })
  },
  say: print,
})
print(JSON.stringify(report, null, 2))
await server?.stop()
rmSync(place, { recursive: true, force: true })
const sound = [report.ledgerAfterRestore, report.ledgerAfterPlay].every((ledger) =>
  /sound/i.test(JSON.stringify(ledger)),
)
const held =
  sound &&
  report.during > 0 &&
  report.restored >= report.before &&
  report.wrongAfterRestore.length === 0 &&
  report.wrongAfterPlay.length === 0
process.exitCode = held ? 0 : 1
