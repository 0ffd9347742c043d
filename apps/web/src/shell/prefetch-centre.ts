import {
  agentNoticesQuery,
  agentsBelowQuery,
  betColumns,
  contractQuery,
  contractsPageQuery,
  contractView,
  defaultsQuery,
  houseToday,
  isPageOpen,
  linksQuery,
  listView,
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
import {
  activityQuery,
  avatarQuery,
  balanceQuery,
  endedBonusesQuery,
  merchantWalletQuery,
  openBonusesQuery,
  payoutAccountsQuery,
  betsQuery,
  daysActivityQuery,
  daysBefore,
  depositChannelsQuery,
  depositPromotionsQuery,
  depositSettingsQuery,
  depositsQuery,
  profileQuery,
  profitPartOf,
  profitQuery,
  rankQuery,
  recordView,
  securityQuery,
  sessionsQuery,
  todayOf,
  transactionsQuery,
  uplineQuery,
  usualProfitDays,
  walletsQuery,
  withdrawalsQuery,
  withdrawBanksQuery,
  withdrawPlanQuery,
  withdrawSettingsQuery,
  type MemberPage,
} from '@parlour/member'
import { noticesQuery } from '@parlour/site'
import { isBox, messagesQuery, messageView, recipientsQuery, unreadMessagesQuery } from '@parlour/support'
import { notFound } from '@tanstack/react-router'
import { brand } from '../brand.ts'
import { wordsAtom } from '../platform/language.ts'
import type { CentreSearch } from '../routes/-centre-search.ts'
import type { RouterContext } from '../routes/__root.tsx'
import { agentScreens } from './agent-pages.ts'
import { ownFlags } from './own-flags.ts'
import { memberScreens } from './member-pages.ts'

const accountOf = ({ session }: RouterContext): string => {
  const state = session.get()
  return state.status === 'member' ? state.account : ''
}

/** What a page of a centre is asked for with. */
interface Asked {
  readonly ask: RouterContext['queryClient']['prefetchQuery']
  readonly api: RouterContext['api']
  readonly account: string
  readonly language: string
  readonly search: CentreSearch
}

/** The client, the account, the language and the search that a page is asked for with. */
function askedBy(context: RouterContext, search: CentreSearch): Asked {
  const { api, queryClient, store } = context
  return {
    ask: (options) => queryClient.prefetchQuery(options),
    api,
    account: accountOf(context),
    language: store.get(wordsAtom).language,
    search,
  }
}

/** What each page of the member centre shows first; an order that is open asks for itself. */
const memberQueries: Readonly<Record<MemberPage, (asked: Asked) => readonly Promise<void>[]>> = {
  securityCenter: ({ ask, api, account }) => [
    ask(securityQuery(api, account)),
    ask(sessionsQuery(api, account)),
    ask(activityQuery(api, account)),
  ],
  transferFund: ({ ask, api, account, language }) => [
    ask(balanceQuery(api, account)),
    ask(walletsQuery(api, account, language)),
    ask(merchantWalletQuery(api)),
    ask(withdrawPlanQuery(api, account, language)),
  ],
  profile: ({ ask, api, account }) => [
    ask(profileQuery(api, account)),
    ask(withdrawSettingsQuery(api, account)),
    ask(payoutAccountsQuery(api, account)),
    ask(securityQuery(api, account)),
  ],
  playerRank: ({ ask, api, account }) => [ask(rankQuery(api, account))],
  depositv2: ({ ask, api, account, language, search }) => [
    ask(depositsQuery(api, account, language)),
    ...(search.open
      ? []
      : [
          ask(depositSettingsQuery(api, account)),
          ask(depositChannelsQuery(api, account, language)),
          ask(depositPromotionsQuery(api, account, language)),
        ]),
  ],
  withdraw: ({ ask, api, account, language, search }) => [
    ask(withdrawalsQuery(api, account, language)),
    ...(search.open
      ? []
      : [
          ask(withdrawPlanQuery(api, account, language)),
          ask(withdrawSettingsQuery(api, account)),
          ask(payoutAccountsQuery(api, account)),
          ask(withdrawBanksQuery(api, account)),
        ]),
  ],
  transferUpline: ({ ask, api, account, language }) => [
    ask(withdrawPlanQuery(api, account, language)),
    ask(withdrawSettingsQuery(api, account)),
    ask(uplineQuery(api, account)),
  ],
  personalHistoryCopy: ({ ask, api, account, search }) => [
    ask(betsQuery(api, account, recordView(search, todayOf(api.clock.now())))),
  ],
  transactionHistory: ({ ask, api, account, language, search }) => [
    ask(transactionsQuery(api, account, recordView(search, todayOf(api.clock.now())), language)),
  ],
  personalProfit: ({ ask, api, account, search }) => {
    const view = recordView(search, todayOf(api.clock.now(), brand.timeZone), usualProfitDays)
    return [
      ask(daysActivityQuery(api, account, view, brand.timeZone)),
      ask(daysActivityQuery(api, account, daysBefore(view), brand.timeZone)),
      ask(profitQuery(api, account, profitPartOf(view.kind), view, brand.timeZone)),
    ]
  },
  bonusDetails: ({ ask, api, account, language, search }) => [
    ask(openBonusesQuery(api, account, language)),
    ask(endedBonusesQuery(api, account, language, recordView(search, todayOf(api.clock.now())).page)),
  ],
  messageV2: ({ ask, api, account, language, search }) => {
    const { tab, page, unread } = messageView(search)
    const owner = { account, language }
    return [
      ask(unreadMessagesQuery(api, account)),
      isBox(tab)
        ? ask(messagesQuery(api, tab, page, owner, unread))
        : tab === 'notices'
          ? ask(noticesQuery(api, language, account))
          : ask(recipientsQuery(api, '', owner)),
    ]
  },
}

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
    ask(payoutsQuery(api, account, kind, listView(search, zoneToday(api), payoutColumns), brand.timeZone)),
  ]

/** What each page of the agent centre shows first. */
const agentQueries: Readonly<Record<AgentPage, (asked: Asked) => readonly Promise<void>[]>> = {
  agentTeamOverview: ({ ask, api, account, search }) => [
    ask(overviewQuery(api, account, teamView(search, houseToday(api.clock.now(), brand.timeZone)), brand.timeZone)),
  ],
  registerCenter: ({ ask, api, account }) => [
    ask(linksQuery(api, account)),
    ask(rateSettingsQuery(api, account)),
    ask(registrationRulesQuery(api)),
  ],
  agentAnnouncement: ({ ask, api, account, language, search }) => [
    ask(agentNoticesQuery(api, account, Math.max(1, Math.trunc(Number(search.page)) || 1), language)),
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
    ask(teamBetsQuery(api, account, listView(search, zoneToday(api), betColumns), brand.timeZone)),
  ],
  palStatementsAgentCopy: ({ ask, api, account, search }) => [
    ask(teamProfitQuery(api, account, listView(search, zoneToday(api), profitColumns), brand.timeZone)),
  ],
  agentDownlineTransactionDetailsCopy: ({ ask, api, account, language, search }) => [
    ask(
      teamTransactionsQuery(
        api,
        account,
        listView(search, zoneToday(api), transactionColumns),
        brand.timeZone,
        language,
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
