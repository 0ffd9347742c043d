import type { getPromoCode } from '@parlour/api-client/endpoints'
import { and, eq, gt, sql } from 'drizzle-orm'
import { promoCodes, tickets } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError, localized } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { countOrRefuse } from '../../kernel/limits/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { serializeTerms } from './terms.ts'
import { giveTicket, type TicketRow } from './tickets.ts'

type PromoCode = typeof promoCodes.$inferSelect

const referenceOf = (code: string): string => `code/${code}`

async function findCode(db: Database, text: string, now: number): Promise<PromoCode> {
  const [found] = await db.select().from(promoCodes).where(eq(promoCodes.code, text.toUpperCase()))
  if (!found || now < found.from) throw new DomainError('promotion.code.unknown')
  return found
}

async function hasUsed(db: Database, memberId: number, code: string): Promise<boolean> {
  const [row] = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.memberId, memberId), eq(tickets.reference, referenceOf(code))))
  return row !== undefined
}

/**
 * What a promotion code stands for.
 * @throws DomainError promotion.code.unknown, TOO_MANY_REQUESTS, in_need_true_account
 */
export const handlePromoCode: Handler<typeof getPromoCode> = async (call) => {
  const { gateway, request, language, now } = call
  const { memberId } = realMemberOf(call)
  await countOrRefuse(gateway, [{ limit: 'promo.code.member', of: String(memberId) }], now)
  const found = await findCode(gateway.db, request.promoCode, now)
  const used = await hasUsed(gateway.db, memberId, found.code)
  return {
    promoCode: found.code,
    title: localized(found.title, language),
    amount: found.amount,
    terms: serializeTerms(found.terms, { amount: found.amount }),
    endTime: found.until,
    available: !used && found.usesLeft > 0 && now < found.until,
    used,
  }
}

/**
 * Turns a promotion code into a ticket of a member, inside the transaction `tx`; the last use goes to one of many.
 * @throws DomainError promotion.code.unknown, promotion.code.used, promotion.code.gone
 */
export async function spendCode(
  tx: Database,
  { text, memberId, now }: { text: string; memberId: number; now: number },
): Promise<TicketRow> {
  const { code, title, amount, terms, until } = await findCode(tx, text, now)
  if (await hasUsed(tx, memberId, code)) throw new DomainError('promotion.code.used')
  const [left] =
    now < until
      ? await tx
          .update(promoCodes)
          .set({ usesLeft: sql`${promoCodes.usesLeft} - 1` })
          .where(and(eq(promoCodes.code, code), gt(promoCodes.usesLeft, 0)))
          .returning()
      : []
  if (!left) throw new DomainError('promotion.code.gone')
  const ticket = await giveTicket(tx, {
    memberId,
    reference: referenceOf(code),
    title,
    amount,
    terms,
    days: 1,
    at: now,
  })
  if (!ticket) throw new DomainError('promotion.code.used')
  return ticket
}
