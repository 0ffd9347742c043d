import type { PayoutAccount, listPayoutAccounts, removePayoutAccount } from '@parlour/api-client/endpoints'
import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { payoutAccounts, withdrawals } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { findBank, maskedNumber } from './banks.ts'
import { finalStatuses } from './withdrawal-statuses.ts'
import { maxCards } from './withdraw-limits.ts'

/** The cards of a member as they stand on the wire, newest first. */
export async function toPayoutAccounts(db: Database, memberId: number): Promise<PayoutAccount[]> {
  const open = db
    .select({ one: sql`1` })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.memberId, memberId),
        eq(withdrawals.cardId, payoutAccounts.id),
        notInArray(withdrawals.stage, [...finalStatuses]),
      ),
    )
  const rows = await db
    .select({ card: payoutAccounts, inUse: sql<boolean>`exists (${open})`.mapWith(Boolean) })
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.memberId, memberId), isNull(payoutAccounts.removedAt)))
    .orderBy(desc(payoutAccounts.id))
  return rows.map(({ card, inUse }) => ({
    bankCardId: card.id,
    type: card.kind,
    bankCode: card.bankCode,
    bankName: findBank(card.bankCode)?.bankName ?? card.bankCode,
    payeeName: card.holder,
    cardNumber: maskedNumber(card.number),
    time: card.at,
    inUse,
  }))
}

/** The cards and wallets of the member. @throws DomainError in_need_true_account */
export const handleListPayoutAccounts: Handler<typeof listPayoutAccounts> = async (call) => {
  const { memberId } = realMemberOf(call)
  return { list: await toPayoutAccounts(call.gateway.db, memberId), maxCount: maxCards }
}

/**
 * Removes a card or wallet; it stays on the withdrawals it was used for.
 * @throws DomainError withdraw.card.unknown, bankcard.used
 */
export const handleRemovePayoutAccount: Handler<typeof removePayoutAccount> = async (call) => {
  const { memberId } = realMemberOf(call)
  await call.gateway.db.transaction(async (tx) => {
    const mine = and(eq(payoutAccounts.id, call.request.bankCardId), eq(payoutAccounts.memberId, memberId))
    const [card] = await tx.select().from(payoutAccounts).where(mine).for('update')
    if (!card) throw new DomainError('withdraw.card.unknown')
    if (card.removedAt !== null) return
    const cards = await toPayoutAccounts(tx, memberId)
    if (cards.find(({ bankCardId }) => bankCardId === card.id)?.inUse) throw new DomainError('bankcard.used')
    await tx.update(payoutAccounts).set({ removedAt: call.now }).where(eq(payoutAccounts.id, card.id))
  })
  return null
}
