import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Gateway } from '../../kernel/config/index.ts'
import { deposits, payCallbacks } from '../../kernel/db/index.ts'
import type { CallbackOutcome, Database } from '../../kernel/db/index.ts'
import type { DepositRow } from '../deposit/deposit-row.ts'
import { settleDeposit } from '../deposit/settle-deposit.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'

const cents = v.pipe(
  v.string(),
  v.regex(/^\d{1,11}\.\d{2}$/),
  v.transform((text) => Number(text.replace('.', ''))),
)

/**
 * What the provider reports of a payment: which order, its own reference, how it went, the sum as `123.45` in
 * `currency`, and, where it tells, a name of its own for the account or card that paid.
 */
export const callbackReport = (currency: string) =>
  v.object({
    orderNo: v.pipe(v.string(), v.maxLength(40)),
    reference: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
    state: v.picklist(['paid', 'failed']),
    amount: cents,
    currency: v.literal(currency),
    payer: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))),
  })

/** A report that was read; the amount in minor units. */
export type CallbackReport = v.InferOutput<ReturnType<typeof callbackReport>>

async function carryOut(
  tx: Database,
  ports: Notifier,
  deposit: DepositRow,
  report: CallbackReport,
  now: number,
): Promise<CallbackOutcome> {
  const { amount, reference, state } = report
  const change = (set: Partial<DepositRow>) => tx.update(deposits).set(set).where(eq(deposits.id, deposit.id))
  if (state === 'failed') {
    if (deposit.status !== 'pending') return 'ignored'
    await change({ status: 'failed', reason: 'deposit.reason.refused', reference, settledAt: now })
    return 'failed'
  }
  if (deposit.status === 'paid' || deposit.paidAmount !== null) return 'surplus'
  if (amount !== deposit.amount) {
    await change({
      status: 'checking',
      reason: 'deposit.reason.amount',
      paidAmount: amount,
      reference,
      payer: report.payer ?? null,
    })
    return 'checking'
  }
  if (report.payer) await change({ payer: report.payer })
  await settleDeposit(tx, ports, deposit, { amount, reference, now })
  return 'paid'
}

/**
 * Takes a report of the provider, once for each payment and state:
 * a repeated report changes nothing and gets the same outcome.
 * Reports may come late and in any order: money that was paid is booked whatever was reported before.
 * @throws DomainError deposit.order.unknown, idempotency.key.reused when the reference was used for something else
 */
export async function takeCallback(
  { db, ports }: Pick<Gateway, 'db' | 'ports'>,
  report: CallbackReport,
  now: number,
): Promise<{ outcome: CallbackOutcome; repeated: boolean }> {
  const { orderNo, reference, state, amount } = report
  return db.transaction(async (tx) => {
    const [deposit] = await tx.select().from(deposits).where(eq(deposits.orderNo, orderNo)).for('update')
    if (!deposit || deposit.method === 'transfer') throw new DomainError('deposit.order.unknown')
    const known = await tx.select().from(payCallbacks).where(eq(payCallbacks.reference, reference))
    const same = known.find((callback) => callback.state === state)
    if (known.some((callback) => callback.depositId !== deposit.id) || (same && same.amount !== amount))
      throw new DomainError('idempotency.key.reused')
    if (same) return { outcome: same.outcome, repeated: true }
    const noted = await tx
      .insert(payCallbacks)
      .values({ reference, state, depositId: deposit.id, amount, outcome: 'ignored', at: now })
      .onConflictDoNothing()
      .returning()
    if (noted.length === 0) throw new DomainError('idempotency.key.reused')
    const outcome = await carryOut(tx, ports, deposit, report, now)
    await tx
      .update(payCallbacks)
      .set({ outcome })
      .where(and(eq(payCallbacks.reference, reference), eq(payCallbacks.state, state)))
    return { outcome, repeated: false }
  })
}
