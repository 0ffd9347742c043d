import {
  endSessions,
  getActivity,
  getSecurityConfig,
  listBets,
  listBonuses,
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
import { answerNoOverview, answerOverview } from './overview-answers.ts'
import { answerBlankProfile, answerProfile } from './profile-answers.ts'
import { openBets, someBet } from './bet-answers.ts'
import { answerContracts, answerNoContracts } from './contract-answers.ts'
import { answerNoSalaries, answerSalaries } from './salary-answers.ts'
import { answerNoProfit, answerProfit } from './profit-answers.ts'
import { answerNoRanks, answerRank } from './rank-answers.ts'
import { answerNoLinks, answerRegister } from './register-answers.ts'
import { answerNoTeam, answerTeam } from './team-answers.ts'

const hour = 3_600_000
const day = 24 * hour

const moves = [
  ['Deposit', 1, 'deposit', 250, 'QR pay', { kind: 'deposit', id: 'D261119-07C2E1B4' }],
  ['Withdrawal', 2, 'withdraw', -1200, 'Bangko Sinag', { kind: 'withdrawal', id: 'W261119-275E281A' }],
  ['Bonus', 8, 'dividend', 38.4, 'Friday cashback', { kind: 'bonus', id: 'b1' }],
  ['Bet', 5, 'betting', -20, 'Fruit Parade', { kind: 'bet', id: '5f0d8a52-1001' }],
  ['Win', 6, 'winning', 45, 'Fruit Parade', { kind: 'bet', id: '5f0d8a52-1001' }],
] as const

const move = (at: number) => (_: unknown, index: number) => {
  const [txTypeName, txTypeId, codeType, amount, remark, about] = moves[index % moves.length] ?? moves[0]
  return {
    txId: index + 1,
    txTypeName,
    txTypeId,
    codeType,
    amount,
    remark,
    about,
    orderNo: '',
    txTimeInTimestamp: at - index * 2 * hour,
    currentAvailBalance: 4821.5 + index * 17,
    customerName: 'linhtran88',
    vendor: null,
  }
}

const pages = (list: readonly object[]) => ({
  list,
  totalPages: list.length > 0 ? 4 : 0,
  totalCount: list.length > 0 ? 38 : 0,
})
const noAmounts = { stake: 0, win: 0, result: 0, count: 0 }

/** Lets a server answer what the centres ask, as of the time `at` (milliseconds since 1970). */
export function settleCentre(server: FakeServer, at: number): void {
  const rows = Array.from({ length: 10 })
  const cashier = answerBonuses(answerWallets(answerCashier(answerRegister(server, at), at), at), at)
  for (const answer of [
    answerRewards,
    answerRebate,
    answerReferral,
    answerMissions,
    answerContracts,
    answerSalaries,
    answerIncome,
    answerOverview,
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
          lastNetwork: '203.0.113',
          lastCountry: 'PH',
          browser: 'Chrome',
          system: 'Android',
          loginTime: at - hour,
          lastSeenTime: at,
          current: true,
        },
        {
          sessionId: 'b2',
          network: '198.51.100',
          lastNetwork: '198.51.100',
          lastCountry: 'VN',
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
    .answer(
      listBets,
      ({ state, betId }) =>
        (state === 'open'
          ? openBets(at)
          : {
              ...pages(rows.map(someBet(at)).filter((row) => !betId || row.betId === betId)),
              totals: { stake: 1140, win: 1204.5, result: 64.5, count: 38 },
            }) as never,
    )
    .answer(listTransactions, { ...pages(rows.map(move(at))), totalIn: 6724.5, totalOut: -6020 } as never)
}

/** Nothing was played, moved or earned. */
export function emptyCentre(server: FakeServer): FakeServer {
  for (const answer of [
    answerNoRewards,
    answerNoRebate,
    answerNoReferral,
    answerNoMissions,
    answerNoContracts,
    answerNoSalaries,
    answerNoIncome,
    answerNoOverview,
  ])
    answer(server)
  return answerBlankProfile(answerNoProfit(answerNoRanks(answerNoTeam(answerNoTeamLists(answerNoLinks(server))))))
    .answer(listBets, { ...pages([]), totals: noAmounts } as never)
    .answer(listTransactions, pages([]) as never)
    .answer(listBonuses, { list: [], totalAmount: 0, totalPages: 0, totalCount: 0 })
    .answer(listDeposits, pages([]) as never)
    .answer(listWithdrawals, pages([]) as never)
    .answer(getActivity, {
      days: [],
      totals: { deposits: 0, withdrawals: 0, netDeposit: 0, stakes: 0, result: 0, rounds: 0, minutes: 0 },
    })
}
