import { hrefs } from './-hrefs.ts'

/** Where the things lead that can be done about a promotion. */
export const promotionWays = {
  hrefOf: hrefs.promotion,
  depositHref: (promotion: string) => hrefs.member('depositv2', { promotion }),
  rewardsHref: hrefs.member('rewardCenter'),
  applicationsHref: hrefs.member('rewardCenter', { tab: 'applications' }),
  referralHref: hrefs.member('referral'),
}
