import { listPaging, pageNumber } from '@parlour/screen-kit'
import {
  activityQuery,
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
  recordView,
  securityQuery,
  sessionsQuery,
  todayOf,
  transactionKinds,
  transactionsQuery,
  uplineQuery,
  usualProfitDays,
  walletsQuery,
  withdrawalsQuery,
  withdrawBanksQuery,
  withdrawPlanQuery,
  withdrawSettingsQuery,
  withKnownKind,
  type MemberPage,
} from '@parlour/member'
import {
  rankQuery,
  applicationsQuery,
  claimHistoryQuery,
  claimsQuery,
  invitedQuery,
  leaderboardQuery,
  loginRewardQuery,
  milestonesQuery,
  missionQuery,
  missionsQuery,
  missionView,
  raffleQuery,
  rebateQuery,
  rebatesQuery,
  referralQuery,
  rewardView,
  ticketsQuery,
} from '@parlour/promotions'
import { noticesQuery } from '@parlour/site'
import { isBox, messagesQuery, messageView, recipientsQuery, unreadMessagesQuery } from '@parlour/support'
import { brand } from '../brand.ts'
import { listSize } from '../platform/list-size.ts'
import type { Asked } from './asked.ts'

/** What each page of the member centre shows first; an order that is open asks for itself. */
export const memberQueries: Readonly<Record<MemberPage, (asked: Asked) => readonly Promise<void>[]>> = {
  securityCenter: ({ ask, api, account }) => [
    ask(securityQuery(api, account)),
    ask(sessionsQuery(api, account)),
    ask(activityQuery(api, account)),
    ask(rankQuery(api, account)),
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
    ask(depositsQuery(api, account, recordView(search, todayOf(api.clock.now())), language, listSize.get())),
    ...(search.open
      ? []
      : [
          ask(depositSettingsQuery(api, account)),
          ask(depositChannelsQuery(api, account, language)),
          ask(depositPromotionsQuery(api, account, language)),
        ]),
  ],
  withdraw: ({ ask, api, account, language, search }) => [
    ask(withdrawalsQuery(api, account, recordView(search, todayOf(api.clock.now())), language, listSize.get())),
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
    ask(betsQuery(api, account, recordView(search, todayOf(api.clock.now())), listSize.get())),
  ],
  transactionHistory: ({ ask, api, account, language, search }) => [
    ask(
      transactionsQuery(
        api,
        account,
        withKnownKind(recordView(search, todayOf(api.clock.now())), transactionKinds),
        language,
        listSize.get(),
      ),
    ),
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
    ask(endedBonusesQuery(api, account, language, listPaging(search), listSize.get())),
  ],
  rewardCenter: ({ ask, api, account, language, search }) => {
    const owner = { account, language }
    const view = rewardView(search)
    const { tab } = view
    return [
      ask(claimsQuery(api, owner)),
      ask(ticketsQuery(api, owner)),
      ask(loginRewardQuery(api, account)),
      ask(raffleQuery(api, owner)),
      ...(tab === 'applications' ? [ask(applicationsQuery(api, owner, view, listSize.get()))] : []),
      ...(tab === 'history' ? [ask(claimHistoryQuery(api, owner, view, listSize.get()))] : []),
    ]
  },
  referral: ({ ask, api, account, language, search }) => [
    ask(referralQuery(api, account)),
    ask(invitedQuery(api, { account, language }, pageNumber(search.page), listSize.get())),
  ],
  missionLeaderboard: ({ ask, api, account, language, search }) => {
    const { status, open, page } = missionView(search)
    if (!open) return [ask(missionsQuery(api, account, { status, page, language }))]
    return [
      ask(missionQuery(api, account, { missionId: open, language })),
      ask(milestonesQuery(api, account, open)),
      ask(leaderboardQuery(api, account, open, page, listSize.get())),
    ]
  },
  manualRebate: ({ ask, api, account, language, search }) => [
    ask(rebateQuery(api, account)),
    ask(rebatesQuery(api, { account, language }, listPaging(search), listSize.get())),
  ],
  messageV2: ({ ask, api, account, language, search }) => {
    const view = messageView(search)
    const { tab } = view
    const owner = { account, language }
    return [
      ask(unreadMessagesQuery(api, account)),
      isBox(tab)
        ? ask(messagesQuery(api, tab, view, owner))
        : tab === 'notices'
          ? ask(noticesQuery(api, language, account))
          : ask(recipientsQuery(api, '', owner)),
    ]
  },
}
