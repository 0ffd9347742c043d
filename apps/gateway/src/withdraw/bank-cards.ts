import type { BankCard, listBankCards, removeBankCard } from '@parlour/api-client/endpoints'
import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { bankCards, withdrawals } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { findBank, maskedNumber } from './banks.ts'
import { finalStages } from './stages.ts'
import { maxCards } from './withdraw-limits.ts'

/** The cards of a member as they stand on the wire, newest first. */
export async function tellCards(db: Database, memberId: number): Promise<BankCard[]> {
  const open = db
    .select({ one: sql`1` })
    .from(withdrawals)
    .where(and(eq(withdrawals.cardId, bankCards.id), notInArray(withdrawals.stage, [...finalStages])))
  const rows = await db
    .select({ card: bankCards, inUse: sql<boolean>`exists (${open})`.mapWith(Boolean) })
    .from(bankCards)
    .where(and(eq(bankCards.memberId, memberId), isNull(bankCards.removedAt)))
    .orderBy(desc(bankCards.id))
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
export const handleListBankCards: Handler<typeof listBankCards> = async (call) => {
  const { memberId } = trueMemberOf(call)
  return { list: await tellCards(call.gateway.db, memberId), maxCount: maxCards }
}

/** Removes a card or wallet; it stays on the withdrawals it was used for. @throws DomainError withdraw.card.unknown, bankcard.used */
export const handleRemoveBankCard: Handler<typeof removeBankCard> = async (call) => {
  const { memberId } = trueMemberOf(call)
  await call.gateway.db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    const mine = and(eq(bankCards.id, call.request.bankCardId), eq(bankCards.memberId, memberId))
    const [card] = await tx.select().from(bankCards).where(mine).for('update')
    if (!card) throw new DomainError('withdraw.card.unknown')
    if (card.removedAt !== null) return
    const cards = await tellCards(tx, memberId)
    if (cards.find(({ bankCardId }) => bankCardId === card.id)?.inUse) throw new DomainError('bankcard.used')
    await tx.update(bankCards).set({ removedAt: call.now }).where(eq(bankCards.id, card.id))
  })
  return null
}
