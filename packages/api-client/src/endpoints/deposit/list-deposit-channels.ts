import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { depositChannel } from './deposit-channel.ts'
import { tolerantRecord } from '../../schemas/tolerant-record.ts'

/**
 * The ways to deposit by channel code, with minimum, maximum, fee and usual time of each before one is chosen. Sums in
 * minor units. Code: in_need_true_account. Source: contract 3.11.
 */
export const listDepositChannels = defineEndpoint({
  name: 'listDepositChannels',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositPaymentChannels',
  aliases: ['/wps/relay/MCS2_getDepositPaymentChannels'],
  moduleId: 'DPSTBAS3',
  token: 'required',
  retries: 2,
  request: v.object({
    webSupported: v.optional(v.string(), 'Y'),
    mobileSupported: v.optional(v.string(), 'N'),
    groupMTByChannelName: v.optional(v.string(), 'Y'),
  }),
  response: tolerantRecord(
    v.object({ channelName: v.nullish(v.string(), ''), channels: tolerantList(depositChannel) }),
  ),
})
