import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { pokerChairs, pokerHands, pokerTables } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import type { Job } from '../../kernel/jobs/index.ts'
import { lockWallets } from '../../kernel/ledger/index.ts'
import { advance } from './advance.ts'
import { lockTables, readTable } from './locked-table.ts'
import { keepsChair, late } from './table-times.ts'

const tenSeconds = 10_000
/** Each table takes a dozen statements, so that a batch takes few. */
const mostTables = 25
/** A hand that is forgotten costs little beside a table. */
const handsForTable = 8
const aDay = 86_400_000

/**
 * The tables with a hand that goes on by itself at `now`, or with a chair that was not used for long, those first that
 * have waited longest: however many there are, each has its turn.
 */
async function dueTables(tx: Database, now: number, size: number): Promise<number[]> {
  const { state, endsAt } = pokerHands
  const rows = await tx
    .select({ id: pokerTables.id })
    .from(pokerTables)
    .leftJoin(pokerHands, eq(pokerHands.id, pokerTables.handId))
    .leftJoin(pokerChairs, eq(pokerChairs.tableId, pokerTables.id))
    .where(
      or(
        and(eq(state, 'joining'), lte(endsAt, now)),
        and(eq(state, 'dealt'), lte(endsAt, now - late)),
        and(isNull(pokerTables.handId), lt(pokerChairs.activeAt, now - keepsChair)),
      ),
    )
    .groupBy(pokerTables.id)
    .orderBy(sql`min(coalesce(${endsAt}, ${pokerChairs.activeAt} + ${keepsChair}))`, pokerTables.id)
    .limit(size)
  return rows.map(({ id }) => id)
}

/** Deals and ends the hands of these tables and frees their chairs; the tables and their wallets are held first. */
async function advanceTables(tx: Database, gateway: Gateway, ids: readonly number[]): Promise<void> {
  const states = []
  for (const table of await lockTables(tx, ids)) states.push(await readTable(tx, table))
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

/** Forgets hands of more than a day ago; answers how many. */
async function forgetHands(tx: Database, until: number, size: number): Promise<number> {
  const old = tx
    .select({ id: pokerHands.id })
    .from(pokerHands)
    .where(and(eq(pokerHands.state, 'over'), lt(pokerHands.endsAt, until - aDay)))
    .limit(size)
  const forgotten = await tx.delete(pokerHands).where(inArray(pokerHands.id, old)).returning({ id: pokerHands.id })
  return forgotten.length
}

/**
 * Every ten seconds: deals and ends the hands without requests, frees the chairs that were not used for three minutes,
 * some tables in each batch, and forgets the hands of yesterday (their rounds stay). The tables of a batch and their
 * wallets are all held before the first is settled.
 */
export const pokerTablesJob: Job = {
  name: 'rooms-tables',
  every: tenSeconds,
  makeUp: 1,
  givesWay: true,
  most: mostTables,
  async batch(tx, gateway, { until }, { cursor, size }) {
    if (cursor !== 'forgetting') {
      const due = await dueTables(tx, gateway.clock.now(), size)
      if (due.length > 0) await advanceTables(tx, gateway, due)
      if (due.length === size) return 'advancing'
    }
    const hands = size * handsForTable
    return (await forgetHands(tx, until, hands)) < hands ? null : 'forgetting'
  },
}
