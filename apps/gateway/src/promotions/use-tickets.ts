import type { cancelTicket, claimTicket } from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import { callWithIdempotency } from '../ledger/call-with-idempotency.ts'
import { countOrRefuse } from '../limits/count-unless-full.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { spendCode } from './promo-codes.ts'
import { takeReward } from './take-reward.ts'
import { answerTicket, closeTicket, holdTicket, payTicket } from './tickets.ts'

/**
 * Takes the bonus of a ticket, or of a promotion code.
 * @throws DomainError promotion.ticket.missing, promotion.ticket.used, promotion.ticket.expired, promotion.code.unknown,
 * promotion.code.used, promotion.code.gone, in_need_true_account, TOO_MANY_REQUESTS
 */
export const handleClaimTicket: Handler<typeof claimTicket> = async (call) => {
  const { gateway, request: { ticketId: id, promoCode: text }, language, now } = call
  if (text) await countOrRefuse(gateway, [{ limit: 'promo.code.member', of: String(trueMemberOf(call).memberId) }], now)
  return takeReward(call, { of: 'claimTicket', body: { id, text } }, async (tx, memberId) => {
    if (!text && id === null) throw new DomainError('promotion.ticket.missing')
    const ticket = text
      ? await spendCode(tx, { text, memberId, now })
      : await holdTicket(tx, { id: id ?? 0, memberId, now })
    return answerTicket(await payTicket(tx, ticket, now), language, now)
  })
}

/**
 * Gives a ticket back.
 * @throws DomainError promotion.ticket.missing, promotion.ticket.used, promotion.ticket.expired, in_need_true_account
 */
export const handleCancelTicket: Handler<typeof cancelTicket> = (call) => {
  const { request: { ticketId: id }, language, now } = call
  const { memberId } = trueMemberOf(call)
  return callWithIdempotency(call, { of: 'cancelTicket', memberId, body: { id } }, async (tx) =>
    answerTicket(await closeTicket(tx, await holdTicket(tx, { id, memberId, now }), 'CANCELLED', now), language, now))
}
