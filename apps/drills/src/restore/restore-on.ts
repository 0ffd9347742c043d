import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startGateway, type GatewayProcess, type PostgresServer } from '@parlour/servers'
import { freePort } from '../crash/free-port.ts'
import { runRestoreDrill, type RestoreReport } from './run-restore-drill.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Where a gateway keeps its data. */
interface Place {
  readonly data: string
  readonly databaseUrl?: string
}

/** A command of the repository, as an operator gives it. */
async function give(command: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  const run = promisify(execFile)
  const { stdout } = await run('pnpm', ['--silent', command, ...args], { cwd: root, env: { ...process.env, ...env } })
  return `  ${command}: ${stdout.trim()}`
}

const environment = ({ data, databaseUrl = '' }: Place) => ({ PARLOUR_DATA: data, DATABASE_URL: databaseUrl })

/** Runs the restore drill by the operator's commands: on two databases of this server, or on two embedded ones. */
export async function restoreOn(
  server: PostgresServer | null,
  { writers, say }: { readonly writers: number; readonly say: (line: string) => void },
): Promise<RestoreReport> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-restore-'))
  const backups = join(folder, 'backups')
  const port = await freePort()
  const placeOf = (name: string): Place => ({
    data: join(folder, name),
    ...(server ? { databaseUrl: server.createDatabase(name) } : {}),
  })
  const [first, second] = [placeOf('first'), placeOf('second')]
  const open: GatewayProcess[] = []
  const start = async (place: Place): Promise<GatewayProcess> => {
    const gateway = await startGateway({ ...place, port })
    open.push(gateway)
    return gateway
  }
  try {
    return await runRestoreDrill({
      writers,
      start: () => start(first),
      async backUp({ origin, operatorToken }) {
        say(
          server
            ? await give('gateway:backup', [backups], environment(first))
            : await give('gateway', ['backup', backups], {
                PARLOUR_GATEWAY: origin,
                PARLOUR_OPERATOR_TOKEN: operatorToken,
              }),
        )
        return join(backups, readdirSync(backups).find((name) => !name.endsWith('.sha256')) ?? '')
      },
      async restore(file) {
        say(await give('gateway:restore', [file], environment(second)))
        return start(second)
      },
      say,
    })
  } finally {
    for (const gateway of open) if (gateway.alive()) await gateway.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

const isSound = (ledger: unknown): boolean => /sound/i.test(JSON.stringify(ledger))

/** Whether the backup held what it has to, and the books are sound after it. */
export const isHeld = (report: RestoreReport): boolean =>
  [report.ledgerAfterRestore, report.ledgerAfterPlay].every(isSound) &&
  report.during > 0 &&
  report.restored >= report.before &&
  report.wrongAfterRestore.length === 0 &&
  report.wrongAfterPlay.length === 0
