import { expect, test } from 'vitest'
import { referral } from '../../../apps/gateway/src/app/seed/rewards/promotion-rules.ts'
import { brandDetails } from '../../../apps/web/src/brand-details.ts'

test('[LOG-12] the login slogan names the deposit and the stakes of a friend that the promotion asks for', () => {
  const { deposit, stake } = referral.rule
  expect(brandDetails.offers.slogan).toEqual({ friendDeposit: deposit, friendStake: stake })
})
