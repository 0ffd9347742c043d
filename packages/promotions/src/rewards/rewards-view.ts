import { pageNumber } from '@parlour/screen-kit'
const tabs = ['claim', 'tickets', 'applications', 'history'] as const

/** A tab of the reward centre. */
export type RewardTab = (typeof tabs)[number]

/** What the reward centre shows; `page` counts from 1. */
export interface RewardView {
  readonly tab: RewardTab
  readonly page: number
}

/** What the address of the reward centre says. */
export interface RewardSearch {
  readonly tab?: string | undefined
  readonly page?: string | undefined
}

/**
 * Reads the reward centre from its address; what makes no sense is what can be claimed.
 *
 * @returns the view
 * @example rewardView({ tab: 'history', page: '2' }) // { tab: 'history', page: 2 }
 */
export const rewardView = ({ tab, page }: RewardSearch): RewardView => ({
  tab: tabs.find((each) => each === tab) ?? 'claim',
  page: pageNumber(page),
})

/**
 * What the address says of a view; what is usual is left out.
 *
 * @returns what an address says
 * @example rewardSearch({ tab: 'claim', page: 1 }) // {}
 */
export const rewardSearch = ({ tab, page }: RewardView): RewardSearch => ({
  ...(tab === 'claim' ? {} : { tab }),
  ...(page > 1 ? { page: String(page) } : {}),
})
