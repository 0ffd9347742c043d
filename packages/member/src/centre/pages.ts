/**
 * The pages of the member centre in the groups and the order of its menu: account, money, records, rewards, messages. The centre opens
 * with the first page. Source: MEM-02.
 */
export const memberPageGroups = [
  ['securityCenter', 'profile', 'playerRank'],
  ['transferFund', 'depositv2', 'withdraw', 'transferUpline'],
  ['personalHistoryCopy', 'transactionHistory', 'personalProfit', 'bonusDetails'],
  ['rewardCenter', 'referral', 'missionLeaderboard', 'manualRebate'],
  ['messageV2'],
] as const

/** The key of a page of the member centre; it is the last part of its address. */
export type MemberPage = (typeof memberPageGroups)[number][number]

/** The pages of the member centre in the order of its menu. */
export const memberPages: readonly MemberPage[] = memberPageGroups.flat()

/**
 * Whether a text is the key of a page of the member centre.
 *
 * @param page the last part of an address
 * @returns a type guard
 * @example if (isMemberPage(params.page)) show(params.page)
 */
export const isMemberPage = (page: string): page is MemberPage => memberPages.some((each) => each === page)

/**
 * Whether a page of the member centre is the deposit or the withdrawal.
 *
 * @returns a type guard
 * @example isCashierPage('withdraw') // true
 */
export const isCashierPage = (page: MemberPage): page is 'depositv2' | 'withdraw' =>
  page === 'depositv2' || page === 'withdraw'
