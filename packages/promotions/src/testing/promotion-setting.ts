const categories: Readonly<Record<string, string>> = { SPORTS: 'Sports', LIVE: 'Live casino', FISH: 'Fishing' }

/** What the pages of promotions are given around their list: money, names, and where things lead. */
export const setting = {
  currency: 'PHP',
  origin: 'https://vesper.example',
  categoryName: (code: string): string => categories[code] ?? code,
  hrefOf: (id: string): string => `/promoDetail?id=${id}`,
  depositHref: (id: string): string => `/member/depositv2?promotion=${id}`,
  rewardsHref: '/member/rewardCenter',
  applicationsHref: '/member/rewardCenter?tab=applications',
  referralHref: '/member/referral',
}
