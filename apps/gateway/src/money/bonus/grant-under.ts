import { wageringRequirementFor } from '@parlour/api-client/endpoints'
import type { PromotionTerms } from '../../kernel/db/index.ts'
import { dayMs } from '../../kernel/jobs/index.ts'
import type { Grant } from './grant-bonus.ts'

/** What has to be staked for a sum that is given under terms, in minor units. */
export const wageringRequirementOf = ({ multiple, on }: PromotionTerms, amount: number, deposit = 0): number =>
  wageringRequirementFor({ wagerMultiple: multiple, wagerOn: on }, { bonus: amount, deposit })

/** When the time to stake ends for money given at `from`, in milliseconds, or null. */
export const stakeUntil = ({ days }: PromotionTerms, from: number): number | null =>
  days === null ? null : from + days * dayMs

/** The sum that is given under terms, with the deposit that it comes with; in minor units, `at` in milliseconds. */
interface Given {
  readonly amount: number
  readonly deposit?: number
  readonly at: number
}

type Booked = 'wager' | 'playOnly' | 'locked' | 'excluded' | 'weights' | 'maxBet' | 'expiresAt'

/** A sum as it is booked under terms. */
export const grantUnder = (
  terms: PromotionTerms,
  { amount, deposit = 0, at }: Given,
): Pick<Grant, 'amount' | 'at' | Booked> => ({
  amount,
  at,
  wager: wageringRequirementOf(terms, amount, deposit),
  playOnly: terms.playOnly ?? false,
  locked: terms.locked ?? false,
  excluded: terms.excluded,
  weights: terms.weights ?? {},
  maxBet: terms.maxBet,
  expiresAt: stakeUntil(terms, at),
})
