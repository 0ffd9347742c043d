import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { pageAnswer, pageFields } from '../records/page-fields.ts'
import { ticketRow } from './ticket-row.ts'

/**
 * The tickets of this member, those that end first on top, in pages; of one status, or of all when it is empty. Amounts
 * in minor units. Code: in_need_true_account. Source: contract 3.7.
 */
export const listTickets = defineEndpoint({
  name: 'listTickets',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getClaimTicketList',
  moduleId: 'REWCEN3',
  token: 'required',
  retries: 2,
  request: v.object({
    isApp: v.optional(v.string(), 'N'),
    status: v.optional(v.picklist(['AVAILABLE', 'CLAIMED', 'CANCELLED', 'EXPIRED', '']), 'AVAILABLE'),
    ...pageFields,
  }),
  response: v.object({ list: tolerantList(ticketRow), ...pageAnswer }),
})
