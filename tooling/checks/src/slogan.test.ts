import { expect, test } from 'vitest'
import { cashback, referral } from '../../../apps/gateway/src/app/seed/rewards/promotion-rules.ts'
import { brandDetails } from '../../../apps/web/src/brand-details.ts'

test('[LOG-12] the login slogan promises what the promotions that it names give, under their terms', () => {
  const { reward, deposit, stake } = referral.rule
  const rates = cashback.rule.steps.map(({ rate }) => rate)
  expect(brandDetails.offers.slogan).toEqual({
    reward,
    friendDeposit: deposit,
    friendStake: stake,
    rewardTimes: referral.terms?.multiple,
    rewardDays: referral.terms?.days,
    cashback: Math.max(...rates) / 100,
  })
  expect(cashback.terms?.multiple).toBe(1)
})
