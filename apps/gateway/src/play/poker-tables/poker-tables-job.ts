import { and, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import { pokerChairs, pokerHands, pokerTables } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Job } from '../../kernel/jobs/index.ts'
import { lockWallets } from '../../kernel/ledger/index.ts'
import { advance } from './advance.ts'
import { lockTables, readTable } from './locked-table.ts'
import { keepsChair } from './table-times.ts'

const tenSeconds = 10_000
const atOnce = 200
const aDay = 86_400_000

/** The tables with a hand that is due, or with a chair that was not used for long. */
async function dueTables(tx: Database, until: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: pokerTables.id })
    .from(pokerTables)
    .leftJoin(pokerHands, eq(pokerHands.id, pokerTables.handId))
    .leftJoin(pokerChairs, eq(pokerChairs.tableId, pokerTables.id))
    .where(
      or(lte(pokerHands.endsAt, until), and(isNull(pokerTables.handId), lt(pokerChairs.activeAt, until - keepsChair))),
    )
    .orderBy(pokerTables.id)
    .limit(atOnce)
  return rows.map(({ id }) => id)
}

/**
 * Every ten seconds: deals and ends the hands without requests, frees the chairs that were not used for three minutes,
 * and forgets the hands of yesterday (their rounds stay). Tables and wallets are all held before the first is settled.
 */
export const pokerTablesJob: Job = {
  name: 'rooms-tables',
  every: tenSeconds,
  makeUp: 1,
  async run(tx, gateway, { until }) {
    const due = await dueTables(tx, until)
    if (due.length > 0) {
      const states = []
      for (const table of await lockTables(tx, due)) states.push(await readTable(tx, table))
      await lockWallets(
        tx,
        states.flatMap(({ plays }) => plays.flatMap(({ memberId }) => memberId ?? [])),
      )
      const now = gateway.clock.now()
      for (const state of states) {
        await advance(tx, gateway, state, now)
        if (state.hand) continue
        await tx
          .delete(pokerChairs)
          .where(and(eq(pokerChairs.tableId, state.table.id), lt(pokerChairs.activeAt, now - keepsChair)))
      }
    }
    const old = tx
      .select({ id: pokerHands.id })
      .from(pokerHands)
      .where(and(eq(pokerHands.state, 'over'), lt(pokerHands.endsAt, until - aDay)))
      .limit(atOnce)
    await tx.delete(pokerHands).where(inArray(pokerHands.id, old))
  },
}
