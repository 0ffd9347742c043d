import { pageNumber } from '@parlour/screen-kit'
import {
  agentNoticesQuery,
  agentsBelowQuery,
  attentionQuery,
  betColumns,
  contractQuery,
  contractsPageQuery,
  contractView,
  defaultsQuery,
  houseToday,
  incomeColumns,
  incomeDaysQuery,
  incomeQuery,
  linksQuery,
  isPageOpen,
  listView,
  memberColumns,
  membersQuery,
  overviewQuery,
  payoutColumns,
  payoutsQuery,
  profitColumns,
  rateSettingsQuery,
  standingsQuery,
  teamBetsQuery,
  teamProfitQuery,
  teamTransactionsQuery,
  teamView,
  transactionColumns,
  type AgentPage,
} from '@parlour/agent'
import type { ContractKind } from '@parlour/api-client/endpoints'
import { registrationRulesQuery } from '@parlour/auth'
import { avatarQuery, type MemberPage } from '@parlour/member'
import { notFound } from '@tanstack/react-router'
import { brand } from '../brand.ts'
import type { CentreSearch } from '../routes/-centre-search.ts'
import type { RouterContext } from '../routes/__root.tsx'
import { agentScreens } from './agent-pages.ts'
import { listSize } from '../platform/list-size.ts'
import { askedBy, type Asked } from './asked.ts'
import { memberQueries } from './member-queries.ts'
import { memberScreens } from './member-pages.ts'
import { ownFlags } from './own-flags.ts'

// Which pages there are is known where they load: the first page of the site does without.
export { isAgentPage } from '@parlour/agent'
export { isMemberPage } from '@parlour/member'

/**
 * Begins to ask for what a page of the member centre shows; what fails shows there. Resolves when the page itself has
 * loaded.
 * @throws what the loading throws
 */
export async function prefetchMember(context: RouterContext, page: MemberPage, search: CentreSearch): Promise<void> {
  const asked = askedBy(context, search)
  void asked.ask(avatarQuery(asked.api, asked.account))
  void Promise.all(memberQueries[page](asked))
  await memberScreens[page].preload?.()
}

/** Today by the days of the platform. */
const zoneToday = (api: RouterContext['api']): string => houseToday(api.clock.now(), brand.timeZone)

/** What a page due by contracts of a kind shows first. */
const salaryQueries =
  (kind: ContractKind) =>
  ({ ask, api, account, search }: Asked): readonly Promise<void>[] => [
    ask(standingsQuery(api, account, kind)),
    ask(
      payoutsQuery(api, account, kind, listView(search, zoneToday(api), payoutColumns), brand.timeZone, listSize.get()),
    ),
  ]

/** What each page of the agent centre shows first. */
const agentQueries: Readonly<Record<AgentPage, (asked: Asked) => readonly Promise<void>[]>> = {
  agentTeamOverview: ({ ask, api, account, search }) => {
    const view = teamView(search, zoneToday(api))
    return [
      ask(overviewQuery(api, account, view, brand.timeZone)),
      ask(attentionQuery(api, account, view, brand.timeZone)),
    ]
  },
  registerCenter: ({ ask, api, account }) => [
    ask(linksQuery(api, account)),
    ask(rateSettingsQuery(api, account)),
    ask(registrationRulesQuery(api)),
  ],
  downlineManagmentView: ({ ask, api, account, search }) =>
    search.tab === 'tree'
      ? []
      : [
          ask(
            membersQuery(api, account, listView(search, zoneToday(api), memberColumns), brand.timeZone, listSize.get()),
          ),
        ],
  agentAnnouncement: ({ ask, api, account, language, search }) => [
    ask(agentNoticesQuery(api, account, pageNumber(search.page), language)),
  ],
  agentContracts: ({ ask, api, account, search }) => {
    const { tab, open, kind, page } = contractView(search)
    if (tab === 'offer') return [ask(agentsBelowQuery(api, account))]
    if (open !== null) return [ask(contractQuery(api, account, tab, open))]
    return [ask(contractsPageQuery(api, account, tab, { kind, page }))]
  },
  agentDividendRecordCopy2: salaryQueries('dividend'),
  agentDailyWages2: salaryQueries('daily'),
  agentHourSalary: salaryQueries('hourly'),
  agentRealtimeSalary: salaryQueries('realtime'),
  personalHistoryCopy: ({ ask, api, account, search }) => [
    ask(teamBetsQuery(api, account, listView(search, zoneToday(api), betColumns), brand.timeZone, listSize.get())),
  ],
  palStatementsAgentCopy: ({ ask, api, account, search }) => [
    ask(teamProfitQuery(api, account, listView(search, zoneToday(api), profitColumns), brand.timeZone, listSize.get())),
  ],
  agentRevenueReport: ({ ask, api, account, search }) => {
    const view = listView(search, zoneToday(api), incomeColumns)
    const { from, to } = view
    return [
      ask(incomeQuery(api, account, view, brand.timeZone, listSize.get())),
      ask(incomeDaysQuery(api, account, { from, to }, brand.timeZone)),
    ]
  },
  agentDownlineTransactionDetailsCopy: ({ ask, api, account, language, search }) => [
    ask(
      teamTransactionsQuery(
        api,
        account,
        listView(search, zoneToday(api), transactionColumns),
        brand.timeZone,
        language,
        listSize.get(),
      ),
    ),
  ],
}

/**
 * Begins to ask for what a page of the agent centre shows; what fails shows there. Resolves when the page itself has
 * loaded.
 * @throws what the loading throws; a refusal of the router where the agent has no contract for the page
 */
export async function prefetchAgent(context: RouterContext, page: AgentPage, search: CentreSearch): Promise<void> {
  if (!isPageOpen(page, ownFlags(context))) throw notFound()
  const asked = askedBy(context, search)
  void asked.ask(defaultsQuery(asked.api, asked.account))
  void Promise.all(agentQueries[page](asked))
  await agentScreens[page].preload?.()
}
