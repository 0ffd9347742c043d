import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { id, optionalId } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { pageAnswer, pageFields, periodFields, sorting } from '../records/page-fields.ts'

const application = v.object({
  applicationId: id,
  promotionId: id,
  title: v.nullish(v.string(), ''),
  remarks: v.nullish(v.string(), ''),
  /** How many pictures went with it. */
  pictures: v.nullish(v.number(), 0),
  /**
   * `applying`, `process` once it is looked at, `issued` when approved, `claimed`, `rejected`, or `close` when not
   * claimed in time.
   */
  status: v.string(),
  /** Why it was rejected, in the words of who decided. */
  reason: optionalText,
  /** What was approved, and the reward to claim it by. */
  amount: v.nullish(bonusAmount, null),
  rewardId: optionalId,
  terms: v.nullish(bonusTerms, null),
  time: v.number(),
  decidedAt: optionalNumber,
})

/** An application of this member for a promotion. */
export type PromotionApplication = v.InferOutput<typeof application>

/**
 * The applications of this member, newest first or by `sort`, in pages. Amounts in minor units, times in milliseconds.
 * Codes: records.period.invalid, in_need_true_account. Not in the contract: the applications that 3.7 takes need a
 * place to be seen.
 */
export const listMyApplications = defineEndpoint({
  name: 'listMyApplications',
  method: 'GET',
  path: '/wps/relay/MCSFE_getSignUpRequests',
  moduleId: 'REWCEN3',
  token: 'required',
  retries: 2,
  request: v.object({ ...periodFields, ...pageFields, ...sorting(['time', 'amount'], 'time') }),
  response: v.object({
    list: tolerantList(application),
    /** What was approved of all pages. */
    totalAmount: v.nullish(money, null),
    ...pageAnswer,
  }),
})
