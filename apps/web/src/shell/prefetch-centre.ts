import { defaultsQuery, houseToday, overviewQuery, teamView } from '@parlour/agent'
import {
  activityQuery,
  avatarQuery,
  payoutAccountsQuery,
  betsQuery,
  depositChannelsQuery,
  depositPromotionsQuery,
  depositSettingsQuery,
  depositsQuery,
  recordView,
  securityQuery,
  sessionsQuery,
  todayOf,
  transactionsQuery,
  withdrawalsQuery,
  withdrawBanksQuery,
  withdrawPlanQuery,
  withdrawSettingsQuery,
  type MemberPage,
} from '@parlour/member'
import { brand } from '../brand.ts'
import { wordsAtom } from '../platform/language.ts'
import type { CentreSearch } from '../routes/-centre-search.ts'
import type { RouterContext } from '../routes/__root.tsx'

const accountOf = ({ session }: RouterContext): string => {
  const state = session.get()
  return state.status === 'member' ? state.account : ''
}

/** Begins to ask for what the pages about money show; an order that is open asks for itself. */
function prefetchMoney(
  { api, queryClient, store }: RouterContext,
  account: string,
  page: 'depositv2' | 'withdraw',
  { open }: CentreSearch,
): void {
  const { language } = store.get(wordsAtom)
  if (page === 'depositv2') void queryClient.prefetchQuery(depositsQuery(api, account, language))
  else void queryClient.prefetchQuery(withdrawalsQuery(api, account, language))
  if (open) return
  if (page === 'depositv2') {
    void queryClient.prefetchQuery(depositSettingsQuery(api, account))
    void queryClient.prefetchQuery(depositChannelsQuery(api, account, language))
    void queryClient.prefetchQuery(depositPromotionsQuery(api, account, language))
    return
  }
  void queryClient.prefetchQuery(withdrawPlanQuery(api, account, language))
  void queryClient.prefetchQuery(withdrawSettingsQuery(api, account))
  void queryClient.prefetchQuery(payoutAccountsQuery(api, account))
  void queryClient.prefetchQuery(withdrawBanksQuery(api, account))
}

/** Begins to ask for what a page of the member centre shows; what fails shows there. */
export function prefetchMember(context: RouterContext, page: MemberPage, search: CentreSearch): void {
  const { api, queryClient, store } = context
  const account = accountOf(context)
  const view = recordView(search, todayOf(api.clock.now()))
  const { language } = store.get(wordsAtom)
  void queryClient.prefetchQuery(avatarQuery(api, account))
  if (page === 'personalHistoryCopy') void queryClient.prefetchQuery(betsQuery(api, account, view))
  else if (page === 'transactionHistory')
    void queryClient.prefetchQuery(transactionsQuery(api, account, view, language))
  else if (page === 'depositv2' || page === 'withdraw') prefetchMoney(context, account, page, search)
  else {
    void queryClient.prefetchQuery(securityQuery(api, account))
    void queryClient.prefetchQuery(sessionsQuery(api, account))
    void queryClient.prefetchQuery(activityQuery(api, account))
  }
}

/** Begins to ask for what the team overview shows; what fails shows there. */
export function prefetchAgent(context: RouterContext, search: CentreSearch): void {
  const { api, queryClient } = context
  const account = accountOf(context)
  void queryClient.prefetchQuery(defaultsQuery(api, account))
  void queryClient.prefetchQuery(
    overviewQuery(api, account, teamView(search, houseToday(api.clock.now(), brand.timeZone)), brand.timeZone),
  )
}
