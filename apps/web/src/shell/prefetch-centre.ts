import { defaultsQuery, houseToday, overviewQuery, teamView } from '@parlour/agent'
import { activityQuery, avatarQuery, betsQuery, recordView, securityQuery, sessionsQuery, todayOf, transactionsQuery, type MemberPage } from '@parlour/member'
import { brand } from '../brand.ts'
import { wordsAtom } from '../platform/language.ts'
import type { CentreSearch } from '../routes/-centre-search.ts'
import type { RouterContext } from '../routes/__root.tsx'

const accountOf = ({ session }: RouterContext): string => {
  const state = session.get()
  return state.status === 'member' ? state.account : ''
}

/** Begins to ask for what a page of the member centre shows; what fails shows there. */
export function prefetchMember(context: RouterContext, page: MemberPage, search: CentreSearch): void {
  const { api, queryClient, store } = context
  const account = accountOf(context)
  const view = recordView(search, todayOf(api.clock.now()))
  const { language } = store.get(wordsAtom)
  void queryClient.prefetchQuery(avatarQuery(api, account))
  if (page === 'personalHistoryCopy') void queryClient.prefetchQuery(betsQuery(api, account, view))
  else if (page === 'transactionHistory') void queryClient.prefetchQuery(transactionsQuery(api, account, view, language))
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
  void queryClient.prefetchQuery(overviewQuery(api, account, teamView(search, houseToday(api.clock.now(), brand.timeZone)), brand.timeZone))
}
