import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { smallNumber } from '../../schemas/whole-number.ts'

/**
 * Which wallets nothing may be moved out of or into, and until when (milliseconds; null until it is opened again). Of
 * all wallets, or of the one of an account type. Code: in_need_true_account. Source: contract 3.5.
 */
export const getWalletLockStatus = defineEndpoint({
  name: 'getWalletLockStatus',
  method: 'GET',
  path: '/wps/wallets/lockStatus',
  aliases: ['/wps/wallets/lockStatusByType', '/wps/wallets/lockTransStatus'],
  moduleId: 'FUNDTRANS3',
  token: 'required',
  retries: 2,
  request: v.object({ accountTypeId: v.optional(smallNumber) }),
  response: v.object({
    locked: v.nullish(v.boolean(), false),
    list: tolerantList(
      v.object({
        accountTypeId: v.number(),
        vendor: optionalText,
        locked: v.boolean(),
        reason: optionalText,
        until: optionalNumber,
      }),
    ),
  }),
})
