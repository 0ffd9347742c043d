import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { dropCase } from '../cases/decide-case.ts'
import { caseOf } from '../cases/find-case.ts'
import type { Database } from '../db/open-database.ts'
import { bankCards, withdrawals, withdrawalStages, type WithdrawalStage } from '../db/tables/index.ts'
import { inEachLanguage } from '../http/languages.ts'
import { isMessageCode, sentence } from '../http/messages.ts'
import { memberAccount } from '../ledger/accounts.ts'
import { postTransfers, type Movement } from '../ledger/post-transfer.ts'
import { tell } from '../support/tell-member.ts'
import { accountName } from './banks.ts'
import { confirmMinutes } from './withdraw-limits.ts'
import { stages } from './stages.ts'

/** A withdrawal as the database holds it. */
export type WithdrawalRow = typeof withdrawals.$inferSelect

/** A step of a withdrawal: where to, who moves it, why, and when. */
export interface Step {
  readonly to: WithdrawalStage
  readonly by: 'member' | 'operator' | 'clock'
  readonly reason?: string | null
  readonly now: number
}

/** What the last stage does to the money that was held: it goes out, or back. */
function movementsOf({ memberId, amount, charge, orderNo }: WithdrawalRow, to: WithdrawalStage, at: number): Movement[] {
  const held = memberAccount(memberId, 'held')
  const move = (kind: Movement['kind'], account: string, sum: number): Movement =>
    ({ id: randomUUID(), kind, note: '', reference: orderNo, at, lines: [{ account: held, amount: -sum }, { account, amount: sum }] })
  if (to === 'refused' || to === 'cancelled') return [move('withdrawal-return', memberAccount(memberId), amount)]
  if (to !== 'received' && to !== 'forced-received') return []
  return [move('withdrawal', 'house/cash', amount - charge), ...(charge > 0 ? [move('fee', 'house/cash', charge)] : [])]
}

/** Tells the member of what they did not do themselves: that it was paid, or refused. */
async function tellMember(tx: Database, { memberId, cardId, amount, charge, orderNo }: WithdrawalRow, { to, reason = '', now }: Step): Promise<void> {
  if (to === 'refused') {
    const told = reason && isMessageCode(reason) ? inEachLanguage((language) => sentence(reason, language)) : reason
    await tell(tx, { memberId, kind: 'withdrawal.rejected', values: { amount, orderNo, reason: told }, at: now })
  }
  if (to !== 'paid') return
  const [card] = await tx.select().from(bankCards).where(eq(bankCards.id, cardId))
  const values = { amount: amount - charge, account: card ? accountName(card) : '', orderNo }
  await tell(tx, { memberId, kind: 'withdrawal.paid', values, at: now })
}

/**
 * Moves a withdrawal on, inside the transaction `tx` that holds its row: writes the stage down and, at the end, moves the
 * held money. Answers the row as it is now, or null when there is no such step from where it stands, or the step to the payment
 * waits for the decision of a case.
 */
export async function moveStage(tx: Database, withdrawal: WithdrawalRow, step: Step): Promise<WithdrawalRow | null> {
  const { to, by, reason = null, now } = step
  if (!stages[withdrawal.stage].to.includes(to)) return null
  if (to === 'approved' && (await caseOf(tx, 'withdrawal', withdrawal.orderNo))?.state === 'open') return null
  const movements = movementsOf(withdrawal, to, now)
  if (movements.length > 0) await postTransfers(tx, movements)
  const [moved] = await tx
    .update(withdrawals)
    .set({ stage: to, stageAt: now, countsAt: to === 'paid' ? now + confirmMinutes * 60_000 : null })
    .where(eq(withdrawals.id, withdrawal.id))
    .returning()
  await tx.insert(withdrawalStages).values({ withdrawalId: withdrawal.id, stage: to, at: now, by, reason })
  if (to === 'cancelled') await dropCase(tx, 'withdrawal', withdrawal.orderNo, { by, reason: to, now })
  await tellMember(tx, withdrawal, step)
  return moved ?? null
}
