import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { ticketId, ticketRow } from './ticket-row.ts'

/**
 * Gives a ticket back: it can no longer be taken. Codes: promotion.ticket.missing, promotion.ticket.used,
 * promotion.ticket.expired, in_need_true_account. Source: contract 3.7.
 */
export const cancelTicket = defineEndpoint({
  name: 'cancelTicket',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelTicket',
  aliases: ['/wps/relay/PROMOFE_cancelTicket'],
  moduleId: 'REWCEN3',
  token: 'required',
  idempotent: true,
  request: v.object({ ticketId }),
  response: ticketRow,
})
