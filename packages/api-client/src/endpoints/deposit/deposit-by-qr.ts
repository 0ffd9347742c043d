import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { smallNumber } from '../../schemas/whole-number.ts'
import { depositFields, depositOrder } from './deposit-order.ts'

/**
 * Opens a deposit by e-wallet: answers the text of the QR code to draw, and the address of the
 * payment page for who cannot scan it. Sums in minor units. Codes: deposit.channel.unknown,
 * deposit.amount.invalid (value.minimum, value.maximum), deposit.open.many,
 * deposit.promotion.unavailable, TOO_MANY_REQUESTS, in_need_true_account. Source: contract 3.11.
 */
export const depositByQr = defineEndpoint({
  name: 'depositByQr',
  method: 'POST',
  path: '/wps/relay/MCSFE_depositByQRImageUrl',
  aliases: ['/wps/relay/MCS2_depositByQRImageUrl', '/wps/transaction/deposit/qr'],
  moduleId: 'DPSTBAS3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  amounts: ['amount'],
  request: v.object({ ...depositFields, showQrImageOnly: v.nullish(v.union([smallNumber, v.boolean()]), 1) }),
  response: v.object({ ...depositOrder.entries, qrCode: v.string(), qrCodeUrl: v.string() }),
})
