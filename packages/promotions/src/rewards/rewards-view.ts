import { listPaging, pagingSearch, type ListPaging, type PagingSearch } from '@parlour/screen-kit'

const tabs = ['claim', 'tickets', 'applications', 'history'] as const

/** A tab of the reward centre. */
export type RewardTab = (typeof tabs)[number]

/** What the reward centre shows: a tab, and which rows of its list. */
export interface RewardView extends ListPaging {
  readonly tab: RewardTab
}

/** What the address of the reward centre says. */
export interface RewardSearch extends PagingSearch {
  readonly tab?: string | undefined
}

/**
 * Reads the reward centre from its address; what makes no sense is what can be claimed.
 *
 * @returns the view
 * @example rewardView({ tab: 'history', page: '2' }) // { tab: 'history', page: 2 }
 */
export const rewardView = (search: RewardSearch): RewardView => ({
  tab: tabs.find((each) => each === search.tab) ?? 'claim',
  ...listPaging(search),
})

/**
 * What the address says of a view; what is usual is left out.
 *
 * @returns what an address says
 * @example rewardSearch({ tab: 'claim', page: 1 }) // {}
 */
export const rewardSearch = ({ tab, ...paging }: RewardView): RewardSearch => ({
  ...(tab === 'claim' ? {} : { tab }),
  ...pagingSearch(paging),
})
