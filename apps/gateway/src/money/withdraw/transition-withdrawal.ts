import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { dropCase } from '../cases/decide-case.ts'
import { caseOf } from '../cases/find-case.ts'
import { payoutAccounts, withdrawalStatuses, withdrawals } from '../../kernel/db/index.ts'
import type { Database, WithdrawalStatus } from '../../kernel/db/index.ts'
import { inEachLanguage, isMessageCode, sentence } from '../../kernel/http/index.ts'
import { memberAccount, postTransfers } from '../../kernel/ledger/index.ts'
import type { Transfer } from '../../kernel/ledger/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { accountName } from './banks.ts'
import { confirmMinutes } from './withdraw-limits.ts'
import { stages } from './withdrawal-statuses.ts'

/** A withdrawal as the database holds it. */
export type WithdrawalRow = typeof withdrawals.$inferSelect

/** A step of a withdrawal: where to, who moves it, why, and when. */
export interface WithdrawalTransition {
  readonly to: WithdrawalStatus
  readonly by: 'member' | 'operator' | 'clock'
  readonly reason?: string | null
  readonly now: number
}

/** What the last stage does to the money that was held: it goes out, or back. */
function transfersOf(
  { memberId, amount, charge, orderNo }: WithdrawalRow,
  to: WithdrawalStatus,
  at: number,
): Transfer[] {
  const held = memberAccount(memberId, 'held')
  const move = (kind: Transfer['kind'], account: string, part: number): Transfer => ({
    id: randomUUID(),
    kind,
    note: '',
    reference: orderNo,
    at,
    lines: [
      { account: held, amount: -part },
      { account, amount: part },
    ],
  })
  if (to === 'refused' || to === 'cancelled') return [move('withdrawal-return', memberAccount(memberId), amount)]
  if (to !== 'received' && to !== 'forced-received') return []
  return [move('withdrawal', 'house/cash', amount - charge), ...(charge > 0 ? [move('fee', 'house/cash', charge)] : [])]
}

/** Notifies the member of an outcome that they did not cause: paid or refused. */
async function notifyOfOutcome(
  tx: Database,
  ports: Notifier,
  { memberId, cardId, amount, charge, orderNo }: WithdrawalRow,
  { to, reason = '', now }: WithdrawalTransition,
): Promise<void> {
  if (to === 'refused') {
    const localReason =
      reason && isMessageCode(reason) ? inEachLanguage((language) => sentence(reason, language)) : reason
    await ports.notify(tx, {
      memberId,
      kind: 'withdrawal.rejected',
      values: { amount, orderNo, reason: localReason },
      at: now,
    })
  }
  if (to !== 'paid') return
  const [card] = await tx.select().from(payoutAccounts).where(eq(payoutAccounts.id, cardId))
  const values = { amount: amount - charge, account: card ? accountName(card) : '', orderNo }
  await ports.notify(tx, { memberId, kind: 'withdrawal.paid', values, at: now })
}

/**
 * Moves a withdrawal on, inside the transaction `tx` that holds its row: writes the stage down and, at the end, moves
 * the held money. Answers the row as it is now, or null when there is no such step from where it stands, or the step to
 * the payment waits for the decision of a case.
 */
export async function transitionWithdrawal(
  tx: Database,
  ports: Notifier,
  withdrawal: WithdrawalRow,
  step: WithdrawalTransition,
): Promise<WithdrawalRow | null> {
  const { to, by, reason = null, now } = step
  if (!stages[withdrawal.stage].to.includes(to)) return null
  if (to === 'approved' && (await caseOf(tx, 'withdrawal', withdrawal.orderNo))?.state === 'open') return null
  const transfers = transfersOf(withdrawal, to, now)
  if (transfers.length > 0) await postTransfers(tx, transfers)
  const [moved] = await tx
    .update(withdrawals)
    .set({ stage: to, statusAt: now, countsAt: to === 'paid' ? now + confirmMinutes * 60_000 : null })
    .where(eq(withdrawals.id, withdrawal.id))
    .returning()
  await tx.insert(withdrawalStatuses).values({ withdrawalId: withdrawal.id, stage: to, at: now, by, reason })
  if (to === 'cancelled') await dropCase(tx, 'withdrawal', withdrawal.orderNo, { by, reason: to, now })
  await notifyOfOutcome(tx, ports, withdrawal, step)
  return moved ?? null
}
