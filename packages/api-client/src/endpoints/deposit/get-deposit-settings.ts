import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber } from '../../schemas/flag.ts'
import { money } from '../../schemas/money.ts'
import { orElse } from '../../schemas/or-else.ts'
import { sideList } from '../../schemas/tolerant-list.ts'

const limit = v.nullish(money, null)

const depositInfo = v.object({
  minimumAmount: limit,
  maximumAmount: limit,
  /** What was deposited since the day began, and how many orders are open of how many that may be. */
  todayAmount: limit,
  openCount: optionalNumber,
  maxOpenCount: optionalNumber,
  expireMinutes: optionalNumber,
  quickAmounts: sideList(money),
})

/** What a platform says that leaves its limits open. */
const unsaid = {
  minimumAmount: null,
  maximumAmount: null,
  todayAmount: null,
  openCount: null,
  maxOpenCount: null,
  expireMinutes: null,
  quickAmounts: [],
}

/**
 * Whether the member may deposit, how often it has worked so far, and the limits: sums in minor units, the time an
 * order stays open in minutes; null where the platform does not say. Code: in_need_true_account. Source: contract 3.11.
 */
export const getDepositSettings = defineEndpoint({
  name: 'getDepositSettings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  aliases: ['/wps/relay/MCS2_getDepositSettings'],
  moduleId: 'DPSTBAS3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({
    allowDeposit: v.nullish(v.string(), 'N'),
    totalDepositSuccessCount: v.nullish(v.number(), 0),
    depositInfo: orElse(depositInfo, unsaid),
  }),
})
