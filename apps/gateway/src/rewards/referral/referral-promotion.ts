import type { Gateway } from '../../kernel/config/index.ts'
import type { Referral } from './referrals.ts'
import { isPaid, runningOf, type PaidPromotion } from '../promotions/running-promotion.ts'

/** A promotion that rewards inviting. */
export type ReferralPromotion = PaidPromotion<'REFERRAL'>

/** A referral whose reward is to be paid: the row, the name of the friend, the promotion, the moment. */
export interface DueReferral {
  readonly row: Referral
  readonly friend: string
  readonly promotion: ReferralPromotion
  readonly at: number
}

/** The promotion that rewards inviting at `now`; one runs at a time. */
export const runningReferral = (gateway: Pick<Gateway, 'content'>, now: number): ReferralPromotion | undefined =>
  runningOf(gateway, 'REFERRAL', now)[0]

/**
 * The promotion that rewards inviting at `now`, else the newest that there is: what a person decided on was promised while
 * one ran.
 */
export const latestReferral = (gateway: Pick<Gateway, 'content'>, now: number): ReferralPromotion | undefined =>
  runningReferral(gateway, now) ??
  [...gateway.content.promotions.values()].filter(isPaid('REFERRAL')).toSorted((a, b) => b.id - a.id)[0]
