import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber } from '../../schemas/flag.ts'
import { idText } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { sideList, tolerantList } from '../../schemas/tolerant-list.ts'
import { pageAnswer, pageFields, periodFields } from './page-fields.ts'
import { sideRecord } from '../../schemas/tolerant-record.ts'

const bonus = v.object({
  bonusId: idText,
  /** What it was given for: a promotion type, `rebate`, `points`, `referral`, `demo` ... */
  kind: v.string(),
  title: v.string(),
  amount: money,
  /** What it holds now, of what was given and of what was won with it. */
  balance: v.nullish(money, null),
  /** Whether it is for play alone, and never withdrawn. */
  playOnly: v.nullish(v.boolean(), false),
  /** Whether it is paid only when its wager is met, and holds nothing before. */
  locked: v.nullish(v.boolean(), false),
  /** The highest stake that may be taken from it. */
  maxBet: v.nullish(money, null),
  time: v.number(),
  /** What has to be staked before it may be withdrawn, what has been, and what is left. */
  wager: money,
  staked: money,
  left: money,
  /** Categories that do not count, and those that count in part (per cent). */
  excluded: sideList(v.string()),
  weights: v.nullish(sideRecord(v.number()), {}),
  expiresAt: optionalNumber,
  /**
   * `open`, `fulfilled`, `lapsed` (out of time, taken back), `spent`
   * (lost in play) or `forfeited` (given up by a withdrawal).
   */
  state: v.string(),
  stateName: v.nullish(v.string(), ''),
})

/** A bonus with its terms and how far they are played through. */
export type Bonus = v.InferOutput<typeof bonus>

/**
 * The bonuses of a period, newest first, each with its terms
 * and progress; those still open come whatever their age when
 * `state` asks for `open`. Sums in minor units, times in milliseconds. Codes: records.period.invalid,
 * in_need_true_account. Not in the contract.
 */
export const listBonuses = defineEndpoint({
  name: 'listBonuses',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBonusDetails',
  moduleId: 'MEMTRANS3',
  token: 'required',
  retries: 2,
  request: v.object({
    ...periodFields,
    ...pageFields,
    state: v.optional(v.picklist(['', 'open', 'fulfilled', 'lapsed', 'spent', 'forfeited']), ''),
  }),
  response: v.object({ list: tolerantList(bonus), totalAmount: v.nullish(money, 0), ...pageAnswer }),
})
