import { and, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { roomChairs, roomHands, roomTables } from '../../db/tables/index.ts'
import type { Job } from '../../jobs/job.ts'
import { lockWallets } from '../../ledger/accounts.ts'
import { advance } from './advance.ts'
import { holdTables, readTable } from './held-table.ts'
import { keepsChair } from './table-times.ts'

const tenSeconds = 10_000
const atOnce = 200
const aDay = 86_400_000

/** The tables with a hand that is due, or with a chair that nobody has used for long. */
async function dueTables(tx: Database, until: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: roomTables.id })
    .from(roomTables)
    .leftJoin(roomHands, eq(roomHands.id, roomTables.handId))
    .leftJoin(roomChairs, eq(roomChairs.tableId, roomTables.id))
    .where(or(lte(roomHands.endsAt, until), and(isNull(roomTables.handId), lt(roomChairs.activeAt, until - keepsChair))))
    .orderBy(roomTables.id)
    .limit(atOnce)
  return rows.map(({ id }) => id)
}

/**
 * Every ten seconds: deals and ends the hands that nobody looks at, frees the chairs that nobody has used for three minutes,
 * and forgets the hands of yesterday (their rounds stay). Tables and wallets are all held before the first is settled.
 */
export const roomsJob: Job = {
  name: 'rooms-tables',
  every: tenSeconds,
  makeUp: 1,
  async run(tx, gateway, { until }) {
    const due = await dueTables(tx, until)
    if (due.length > 0) {
      const states = []
      for (const table of await holdTables(tx, due)) states.push(await readTable(tx, table))
      await lockWallets(tx, states.flatMap(({ plays }) => plays.flatMap(({ memberId }) => memberId ?? [])))
      const now = gateway.clock.now()
      for (const state of states) {
        await advance(tx, gateway, state, now)
        if (state.hand) continue
        await tx.delete(roomChairs).where(and(eq(roomChairs.tableId, state.table.id), lt(roomChairs.activeAt, now - keepsChair)))
      }
    }
    const old = tx.select({ id: roomHands.id }).from(roomHands).where(and(eq(roomHands.state, 'over'), lt(roomHands.endsAt, until - aDay))).limit(atOnce)
    await tx.delete(roomHands).where(inArray(roomHands.id, old))
  },
}
