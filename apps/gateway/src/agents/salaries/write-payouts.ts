import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { payouts } from '../../kernel/db/index.ts'
import type { Database, PayoutKind, PayoutStatus } from '../../kernel/db/index.ts'
import { memberAccount, postTransfers } from '../../kernel/ledger/index.ts'
import type { Transfer } from '../../kernel/ledger/index.ts'
import type { Draft } from './draft.ts'
import { holdSalaries } from './hold-salaries.ts'
import { present } from '../../kernel/objects/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'

/** A draft with when it was worked out and, when it needs no approval or has it, when it is paid; in milliseconds. */
export interface Written {
  readonly draft: Draft
  readonly createdAt: number
  readonly paidAt: number | null
}

/** A payout to pay, in minor units. */
export interface Due {
  readonly kind: PayoutKind
  readonly memberId: number
  readonly amount: number
}

const notes: Readonly<Record<PayoutKind, string>> = {
  commission: 'Commission',
  dividend: 'Dividend',
  'daily-salary': 'Daily salary',
  'hourly-salary': 'Hourly salary',
  'realtime-salary': 'Real-time salary',
}

const chunk = 500

/** A transfer from the operator's account for agents to a member. */
export const paymentOf = (id: string, { kind, memberId, amount }: Due, at: number): Transfer => ({
  id,
  kind,
  note: notes[kind],
  at,
  lines: [
    { account: 'house/agents', amount: -amount },
    { account: memberAccount(memberId), amount },
  ],
})

/**
 * Writes payouts down inside the transaction `tx` and pays those that are to be
 * paid: one transfer for each member, kind and time. One that is there already
 * (same kind, member, category and beginning) is left out, and so is its money.
 * A salary that needs a person's word waits for it.
 */
export async function writePayouts(tx: Database, ports: Notifier, written: readonly Written[]): Promise<void> {
  const transfers = new Map<string, Transfer>()
  const transferIds = new Map<string, string>()
  const rowOf = ({ draft, createdAt, paidAt }: Written) => {
    const group = `${draft.kind} ${draft.memberId} ${paidAt}`
    const pays = paidAt !== null && draft.amount > 0
    if (pays && !transferIds.has(group)) transferIds.set(group, randomUUID())
    const status: PayoutStatus = paidAt === null ? 'in-process' : 'approved'
    return {
      ...draft,
      createdAt,
      decidedAt: paidAt,
      status,
      transferId: pays ? present(transferIds.get(group), `the transfer of ${group}`) : null,
    }
  }
  const rows = written.map(rowOf)
  const fresh: (typeof payouts.$inferSelect)[] = []
  for (let first = 0; first < rows.length; first += chunk)
    fresh.push(
      ...(await tx
        .insert(payouts)
        .values(rows.slice(first, first + chunk))
        .onConflictDoNothing()
        .returning()),
    )
  const held = await holdSalaries(tx, ports, fresh)
  for (const { id, kind, memberId, amount, transferId, decidedAt } of fresh) {
    if (transferId === null || decidedAt === null || held.has(id)) continue
    const before = transfers.get(transferId)
    const paid = amount + (before ? present(before.lines[1], `the payee of ${transferId}`).amount : 0)
    transfers.set(transferId, paymentOf(transferId, { kind, memberId, amount: paid }, decidedAt))
  }
  if (transfers.size > 0) await postTransfers(tx, [...transfers.values()])
}

/** Pays payouts that wait, inside the transaction `tx` that holds their rows: one transfer for each of them. */
export async function payWaiting(
  tx: Database,
  waiting: readonly (typeof payouts.$inferSelect)[],
  at: number,
): Promise<void> {
  const transfers: Transfer[] = []
  for (const row of waiting) {
    const transferId = row.amount > 0 ? randomUUID() : null
    if (transferId) transfers.push(paymentOf(transferId, row, at))
    await tx.update(payouts).set({ status: 'approved', decidedAt: at, transferId }).where(eq(payouts.id, row.id))
  }
  if (transfers.length > 0) await postTransfers(tx, transfers)
}
