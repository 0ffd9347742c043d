import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { money } from '../../schemas/money.ts'
import { sideList } from '../../schemas/tolerant-list.ts'

/**
 * Brings home what lies in the wallets of providers, in one step: all of it or none. A locked wallet is left out. Sums
 * in minor units. Codes: wallet.transfer.running, TOO_MANY_REQUESTS, in_need_true_account. Source: contract 3.5.
 */
export const transferAllToMain = defineEndpoint({
  name: 'transferAllToMain',
  method: 'POST',
  path: '/wps/wallets/transferToMainWallet',
  moduleId: 'FUNDTRANS3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({}),
  response: v.object({
    mainBalance: money,
    moved: sideList(v.object({ vendor: v.string(), amount: money })),
    left: sideList(v.string()),
  }),
})
