import {
  endSessions,
  getActivity,
  getAgentDefaults,
  getSecurityConfig,
  getTeamAttention,
  getTeamOverview,
  listBets,
  listDeposits,
  listSessions,
  listTransactions,
  listWithdrawals,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'
import { answerBonuses, answerCashier, answerWallets } from '@parlour/member/testing'
import {
  answerMissions,
  answerNoMissions,
  answerNoRebate,
  answerNoReferral,
  answerNoRewards,
  answerRebate,
  answerReferral,
  answerRewards,
} from '@parlour/promotions/testing'
import { answerNoTeamLists, answerTeamLists } from './agent-answers.ts'
import { answerIncome, answerNoIncome } from './income-answers.ts'
import { answerBlankProfile, answerProfile } from './profile-answers.ts'
import { answerContracts, answerNoContracts } from './contract-answers.ts'
import { answerNoSalaries, answerSalaries } from './salary-answers.ts'
import { answerNoProfit, answerProfit } from './profit-answers.ts'
import { answerNoRanks, answerRank } from './rank-answers.ts'
import { answerNoLinks, answerRegister } from './register-answers.ts'
import { answerNoTeam, answerTeam } from './team-answers.ts'

const hour = 3_600_000
const day = 24 * hour

const games = [
  ['Fruit Parade', 'RNG', 'Tessera'],
  ['Deep Reef', 'FISH', 'Blue Atoll'],
  ['Baccarat Salon', 'LIVE', 'Grand Duke'],
  ['Tiger Fortune', 'RNG', 'Kestrel Works'],
] as const
const wins = [0, 45, 0, 12.5, 0, 64, 0, 0, 210, 0]

const bet = (at: number) => (_: unknown, index: number) => {
  const [gameName, category, vendorName] = games[index % games.length] ?? games[0]
  const [stake, win] = [20 + (index % 3) * 10, wins[index % wins.length] ?? 0]
  return {
    betId: `5f0d8a52-${1000 + index}`,
    time: at - index * 3 * hour,
    gameId: index,
    gameName,
    category,
    vendor: vendorName.slice(0, 3).toUpperCase(),
    vendorName,
    stake,
    win,
    result: win - stake,
  }
}

const moves = [
  ['Deposit', 1, 'deposit', 250, 'QR pay'],
  ['Withdrawal', 2, 'withdraw', -1200, 'W261119-275E281A'],
  ['Bonus', 8, 'dividend', 38.4, 'Friday cashback'],
  ['Bet', 5, 'betting', -20, 'Fruit Parade'],
  ['Win', 6, 'winning', 45, 'Fruit Parade'],
] as const

const move = (at: number) => (_: unknown, index: number) => {
  const [txTypeName, txTypeId, codeType, amount, remark] = moves[index % moves.length] ?? moves[0]
  return {
    txId: index + 1,
    txTypeName,
    txTypeId,
    codeType,
    amount,
    remark,
    orderNo: '',
    txTimeInTimestamp: at - index * 2 * hour,
    currentAvailBalance: 4821.5 + index * 17,
    customerName: 'linhtran88',
    vendor: null,
  }
}

const team = (index: number) => ({
  deposits: 8200 + ((index * 1370) % 5100),
  withdrawals: 5100 + ((index * 910) % 3300),
  turnover: 61_000 + index * 900,
  win: 58_000,
  profit: 1300 + ((index * 210) % 900),
  income: 180,
  activeMembers: 118 + (index % 7),
  newMembers: index % 3,
})

const pages = (list: readonly object[]) => ({
  list,
  totalPages: list.length > 0 ? 4 : 0,
  totalCount: list.length > 0 ? 38 : 0,
})
const noAmounts = { stake: 0, win: 0, result: 0, count: 0 }

/** Lets a server answer what the centres ask, as of the time `at` (milliseconds since 1970). */
export function settleCentre(server: FakeServer, at: number): void {
  const rows = Array.from({ length: 10 })
  const days = Array.from({ length: 14 }, (_, index) => ({ day: at - (13 - index) * day, ...team(index) }))
  const cashier = answerBonuses(answerWallets(answerCashier(answerRegister(server, at), at), at), at)
  for (const answer of [
    answerRewards,
    answerRebate,
    answerReferral,
    answerMissions,
    answerContracts,
    answerSalaries,
    answerIncome,
  ])
    answer(server, at)
  answerProfile(answerProfit(answerRank(answerTeam(answerTeamLists(cashier, at), at)), at))
    .answer(getSecurityConfig, {
      hasPassword: true,
      passwordTime: at - 90 * day,
      hasPaymentPassword: true,
      paymentPasswordTime: at - 60 * day,
      mobile: '917****188',
      mobileVerified: true,
      email: null,
      emailVerified: false,
      lastLoginTime: at - day,
      lastLoginNetwork: '203.0.113',
      sessionCount: 2,
    } as never)
    .answer(listSessions, {
      list: [
        {
          sessionId: 'a1',
          network: '203.0.113',
          browser: 'Chrome',
          system: 'Android',
          loginTime: at - hour,
          lastSeenTime: at,
          current: true,
        },
        {
          sessionId: 'b2',
          network: '198.51.100',
          browser: 'Firefox',
          system: 'Windows',
          loginTime: at - 3 * day,
          lastSeenTime: at - 2 * hour,
          current: false,
        },
      ],
      totalPages: 1,
      totalCount: 2,
    } as never)
    .answer(endSessions, { ended: 1 })
    .answer(listBets, {
      ...pages(rows.map(bet(at))),
      totals: { stake: 1140, win: 1204.5, result: 64.5, count: 38 },
    } as never)
    .answer(listTransactions, { ...pages(rows.map(move(at))), totalIn: 6724.5, totalOut: -6020 } as never)
    .answer(getAgentDefaults, {
      memberId: 3,
      account: 'marcobay01',
      nickname: 'Marco Bayani',
      type: 1,
      level: 1,
      registeredAt: at - 200 * day,
      teamSize: 214,
      contractsWaiting: 2,
      transferEnabled: true,
    } as never)
    .answer(getTeamAttention, {
      startTime: at - 13 * day,
      endTime: at,
      changed: [
        { account: 'aprilsol22', turnover: 142_006, before: 68_200.5 },
        { account: 'tranvy92', turnover: 18_300, before: 61_420 },
        { account: 'bongo88', turnover: 31_190.25, before: 0 },
        { account: 'ngoclinh07', turnover: 9_880.4, before: 27_510 },
        { account: 'duc.pham', turnover: 96_441.8, before: 88_102 },
      ],
      withoutDeposit: 7,
      newest: ['lananh21', 'mai_hoa', 'tuan9', 'quocbao77', 'thao.vy'].map((account, index) => ({
        account,
        registeredAt: at - index * day,
      })),
    })
    .answer(getTeamOverview, {
      startTime: at - 13 * day,
      endTime: at,
      balance: 186_420.75,
      members: 214,
      agents: 9,
      newToday: 9,
      totals: {
        ...team(3),
        deposits: 149_100,
        withdrawals: 94_300,
        turnover: 912_640.2,
        profit: 22_232.5,
        activeMembers: 131,
      },
      before: {
        ...team(1),
        deposits: 137_500,
        withdrawals: 97_300,
        turnover: 863_400,
        profit: 19_860,
        activeMembers: 128,
      },
      days,
    })
}

/** Nothing was played, moved or earned. */
export function emptyCentre(server: FakeServer): FakeServer {
  const none = {
    deposits: 0,
    withdrawals: 0,
    turnover: 0,
    win: 0,
    profit: 0,
    income: 0,
    activeMembers: 0,
    newMembers: 0,
  }
  for (const answer of [
    answerNoRewards,
    answerNoRebate,
    answerNoReferral,
    answerNoMissions,
    answerNoContracts,
    answerNoSalaries,
    answerNoIncome,
  ])
    answer(server)
  return answerBlankProfile(answerNoProfit(answerNoRanks(answerNoTeam(answerNoTeamLists(answerNoLinks(server))))))
    .answer(listBets, { ...pages([]), totals: noAmounts } as never)
    .answer(listTransactions, pages([]) as never)
    .answer(listDeposits, pages([]) as never)
    .answer(listWithdrawals, pages([]) as never)
    .answer(getActivity, {
      days: [],
      totals: { deposits: 0, withdrawals: 0, netDeposit: 0, stakes: 0, result: 0, rounds: 0, minutes: 0 },
    } as never)
    .answer(getTeamAttention, { startTime: 0, endTime: 0, changed: [], withoutDeposit: 0, newest: [] })
    .answer(getTeamOverview, {
      startTime: 0,
      endTime: 0,
      balance: 0,
      members: 0,
      agents: 0,
      newToday: 0,
      totals: none,
      before: none,
      days: [],
    })
}
