import type { cancelTicket, claimTicket } from '@parlour/api-client/endpoints'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { callWithIdempotency } from '../../kernel/ledger/index.ts'
import { countOrRefuse } from '../../kernel/limits/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { spendCode } from './promo-codes.ts'
import { takeReward } from './take-reward.ts'
import { serializePromotionTicket, closeTicket, lockTicket, payTicket } from './tickets.ts'

/**
 * Takes the bonus of a ticket, or of a promotion code.
 * @throws DomainError promotion.ticket.missing, promotion.ticket.used, promotion.ticket.expired,
 *   promotion.code.unknown, promotion.code.used, promotion.code.gone, in_need_true_account, TOO_MANY_REQUESTS
 */
export const handleClaimTicket: Handler<typeof claimTicket> = async (call) => {
  const {
    gateway,
    request: { ticketId: id, promoCode: text },
    language,
    now,
  } = call
  if (text) await countOrRefuse(gateway, [{ limit: 'promo.code.member', of: String(realMemberOf(call).memberId) }], now)
  return takeReward(call, { of: 'claimTicket', body: { id, text } }, async (tx, memberId) => {
    const answer = async (ticket: Awaited<ReturnType<typeof lockTicket>>) =>
      serializePromotionTicket(await payTicket(tx, ticket, now), language, now)
    if (text) return answer(await spendCode(tx, { text, memberId, now }))
    if (id === null) throw new DomainError('promotion.ticket.missing')
    return answer(await lockTicket(tx, { id, memberId, now }))
  })
}

/**
 * Gives a ticket back.
 * @throws DomainError promotion.ticket.missing, promotion.ticket.used, promotion.ticket.expired, in_need_true_account
 */
export const handleCancelTicket: Handler<typeof cancelTicket> = (call) => {
  const {
    request: { ticketId: id },
    language,
    now,
  } = call
  const { memberId } = realMemberOf(call)
  return callWithIdempotency(call, { of: 'cancelTicket', memberId, body: { id } }, async (tx) =>
    serializePromotionTicket(
      await closeTicket(tx, await lockTicket(tx, { id, memberId, now }), 'CANCELLED', now),
      language,
      now,
    ),
  )
}
