import { hasPostgres, startPostgres } from '@parlour/servers'
import { expect, test } from 'vitest'
import { restoreOn } from './restore-on.ts'
import type { RestoreReport } from './run-restore-drill.ts'

const patience = 900_000
const short = { writers: 3, say: () => undefined }

function expectHeld({ ledgerAfterRestore, ledgerAfterPlay, ...report }: RestoreReport): void {
  expect(report).toMatchObject({ wrongAfterRestore: [], wrongAfterPlay: [] })
  expect(report.during).toBeGreaterThan(0)
  expect(report.restored).toBeGreaterThanOrEqual(report.before)
  for (const ledger of [ledgerAfterRestore, ledgerAfterPlay]) expect(JSON.stringify(ledger)).toMatch(/sound/i)
}

test(
  'a backup that is made under transfers and restored into an empty folder holds all from before it, each once',
  async () => {
    expectHeld(await restoreOn(null, short))
  },
  patience,
)

test.runIf(hasPostgres())(
  'a dump of PostgreSQL that is made under transfers and restored holds all from before it, each once',
  async () => {
    const server = await startPostgres()
    try {
      expectHeld(await restoreOn(server, short))
    } finally {
      await server.stop()
    }
  },
  patience,
)
