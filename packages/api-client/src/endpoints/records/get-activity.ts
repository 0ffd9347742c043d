import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { periodFields } from './page-fields.ts'

const amounts = {
  deposits: money,
  withdrawals: money,
  /** Deposits less withdrawals. */
  netDeposit: money,
  stakes: money,
  /** Wins less stakes. */
  result: money,
  /** What was given beside wins, bonuses and rebates, less bonuses that were taken back. */
  bonuses: v.nullish(money, 0),
  rounds: v.number(),
  /** Minutes spent playing: gaps of more than five minutes between rounds are breaks. */
  minutes: v.number(),
}

/**
 * What the member did, by day of the platform's time zone: net deposit, stakes, result, bonuses and time. Every day of
 * the period is there. Sums in minor units. Codes: records.period.invalid, records.period.archived, in_need_true_account.
 * Not in the contract (requirement BEY-20).
 */
export const getActivity = defineEndpoint({
  name: 'getActivity',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMyActivity',
  moduleId: 'MEMTRANS3',
  token: 'required',
  retries: 2,
  request: v.object(periodFields),
  response: v.object({
    timeZone: v.nullish(v.string(), 'Asia/Manila'),
    days: tolerantList(v.object({ day: v.string(), ...amounts })),
    totals: v.object(amounts),
  }),
})
