import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { ticketId, ticketRow } from './ticket-row.ts'

/**
 * Takes the bonus of a ticket, or of a promotion code that stands for one. The amount in minor units. Codes:
 * promotion.ticket.missing, promotion.ticket.used, promotion.ticket.expired, promotion.code.unknown,
 * promotion.code.used, promotion.code.gone, in_need_true_account, TOO_MANY_REQUESTS. Source: contract 3.7; the code is
 * ours.
 */
export const claimTicket = defineEndpoint({
  name: 'claimTicket',
  method: 'POST',
  path: '/wps/relay/PROMOFE_claimTicket',
  moduleId: 'REWCEN3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({
    ticketId: v.nullish(ticketId, null),
    promoCode: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(32)), null),
  }),
  response: ticketRow,
})
