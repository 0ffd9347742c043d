import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { money } from '../../schemas/money.ts'
import { minorUnits } from '../../schemas/amounts.ts'
import { idText } from '../../schemas/id.ts'

/**
 * Moves money between the main wallet and the wallet of a
 * provider: IN into the provider's, OUT back. Sums in minor units.
 * It does what the older `transferFromMainWallet` does; `transferSubToSubWallet` is OUT of one and IN to the other.
 * Codes: wallet.vendor.unknown, wallet.vendor.closed, wallet.locked (value.until), wallet.balance.low,
 * wallet.transfer.running, TOO_MANY_REQUESTS, in_need_true_account. Source: contract 3.5.
 */
export const transferWallet = defineEndpoint({
  name: 'transferWallet',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  moduleId: 'FUNDTRANS3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  amounts: ['amount'],
  request: v.object({
    type: v.picklist(['IN', 'OUT']),
    vendor: v.pipe(v.string(), v.minLength(1), v.maxLength(16)),
    amount: minorUnits,
  }),
  response: v.object({ transferId: idText, vendor: v.string(), vendorBalance: money, mainBalance: money }),
})
