import { openCase } from '../cases/open-case.ts'
import { readActivity } from '../cases/read-activity.ts'
import { readLimits } from '../cases/review-limits.ts'
import { withdrawalFigures } from '../cases/withdrawal-figures.ts'
import { withdrawalReasons } from '../cases/withdrawal-rules.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import type { WithdrawalRow } from './transition-withdrawal.ts'

/**
 * Holds a new withdrawal against the rules, inside the transaction `tx` that has written it; where it falls under one,
 * it waits for a person and the member is notified that it is being reviewed.
 */
export async function reviewWithdrawal(
  tx: Database,
  ports: Notifier,
  { orderNo, memberId, cardId, amount, at }: Pick<WithdrawalRow, 'orderNo' | 'memberId' | 'cardId' | 'amount' | 'at'>,
): Promise<void> {
  const figures = withdrawalFigures(await readActivity(tx, { memberId, cardId, now: at }), at)
  const reasons = withdrawalReasons(figures, await readLimits(tx))
  if (reasons.length === 0) return
  await openCase(tx, { kind: 'withdrawal', subject: orderNo, memberId, amount, reasons, at })
  await ports.notify(tx, { memberId, kind: 'withdrawal.reviewed', values: { amount, orderNo }, at })
}
