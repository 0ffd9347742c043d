import { hasPostgres } from '@parlour/servers'
import { expect, test } from 'vitest'
import { crash, restart, terminate } from '../src/database/disturbances.ts'
import { disturb, promoteStandby } from '../src/database/drill-on.ts'
import type { DatabaseDrillReport } from '../src/database/run-database-drill.ts'

const has = hasPostgres()
const patience = 900_000
const short = { writers: 4, say: () => undefined }

/** All that `pnpm database-drill` holds, but how long a write takes: a busy machine is no fault. */
function expectHeld({ outages, transfers, wrongAnswers, wrongWallets, ledger }: DatabaseDrillReport): void {
  expect({ wrongAnswers, wrongWallets }).toEqual({ wrongAnswers: [], wrongWallets: [] })
  expect(outages.filter(({ exit }) => exit)).toEqual([])
  expect(transfers).toBeGreaterThan(0)
  expect(JSON.stringify(ledger)).toMatch(/sound/i)
}

test.runIf(has)(
  'PostgreSQL is restarted, killed, and its connections ended: the gateway stays, and each transfer happens once',
  async () => {
    expectHeld(await disturb([restart, crash, terminate], short))
  },
  patience,
)

test.runIf(has)(
  'a synchronous standby takes the place of a primary that died, and each transfer happens once',
  async () => {
    expectHeld(await promoteStandby(short))
  },
  patience,
)
