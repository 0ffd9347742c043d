import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { payouts } from '../db/tables/index.ts'
import { memberAccount } from '../ledger/accounts.ts'
import { postTransfers, type Movement, type TransferKind } from '../ledger/post-transfer.ts'
import type { Draft } from './draft.ts'
import { holdSalaries } from './hold-salaries.ts'

/** A draft with when it was worked out and, when it needs nobody's word or has it, when it is paid; in milliseconds. */
export interface Written {
  readonly draft: Draft
  readonly createdAt: number
  readonly paidAt: number | null
}

/** A payout to pay, in minor units. */
export interface Due {
  readonly kind: string
  readonly memberId: number
  readonly amount: number
}

const notes: Readonly<Record<string, string>> = {
  commission: 'Commission',
  dividend: 'Dividend',
  'daily-salary': 'Daily salary',
  'hourly-salary': 'Hourly salary',
  'realtime-salary': 'Real-time salary',
}

const chunk = 500

/** A movement from the house's account for agents to a member. */
export const paymentOf = (id: string, { kind, memberId, amount }: Due, at: number): Movement => ({
  id, kind: kind as TransferKind, note: notes[kind] ?? kind, at,
  lines: [{ account: 'house/agents', amount: -amount }, { account: memberAccount(memberId), amount }],
})

/**
 * Writes payouts down inside the transaction `tx` and pays those that are to be paid: one movement for each member, kind
 * and time. One that is there already (same kind, member, category and beginning) is left out, and so is its money.
 * A salary that needs a person's word waits for it.
 */
export async function writePayouts(tx: Database, written: readonly Written[]): Promise<void> {
  const movements = new Map<string, Movement>()
  const transferIds = new Map<string, string>()
  const rowOf = ({ draft, createdAt, paidAt }: Written) => {
    const group = `${draft.kind} ${draft.memberId} ${paidAt}`
    const pays = paidAt !== null && draft.amount > 0
    if (pays && !transferIds.has(group)) transferIds.set(group, randomUUID())
    return {
      ...draft, createdAt, decidedAt: paidAt, status: paidAt === null ? 'in-process' : 'approved',
      transferId: pays ? (transferIds.get(group) ?? null) : null,
    }
  }
  const rows = written.map(rowOf)
  const fresh: (typeof payouts.$inferSelect)[] = []
  for (let first = 0; first < rows.length; first += chunk)
    fresh.push(...(await tx.insert(payouts).values(rows.slice(first, first + chunk)).onConflictDoNothing().returning()))
  const held = await holdSalaries(tx, fresh)
  for (const { id, kind, memberId, amount, transferId, decidedAt } of fresh) {
    if (transferId === null || decidedAt === null || held.has(id)) continue
    const paid = (movements.get(transferId)?.lines[1]?.amount ?? 0) + amount
    movements.set(transferId, paymentOf(transferId, { kind, memberId, amount: paid }, decidedAt))
  }
  if (movements.size > 0) await postTransfers(tx, [...movements.values()])
}

/** Pays payouts that wait, inside the transaction `tx` that holds their rows: one movement for each of them. */
export async function payWaiting(tx: Database, waiting: readonly (typeof payouts.$inferSelect)[], at: number): Promise<void> {
  const movements: Movement[] = []
  for (const row of waiting) {
    const transferId = row.amount > 0 ? randomUUID() : null
    if (transferId) movements.push(paymentOf(transferId, row, at))
    await tx.update(payouts).set({ status: 'approved', decidedAt: at, transferId }).where(eq(payouts.id, row.id))
  }
  if (movements.length > 0) await postTransfers(tx, movements)
}
