import {
  listAgentAnnouncements,
  listDownlineTransactions,
  listFishingProfit,
  listLotteryProfit,
  listTeamBets,
  listTeamProfit,
} from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'

const hour = 3_600_000
const accounts = ['linhtran88', 'tranvy92', 'aprilsol22', 'jun.reyes', 'mayumi_santos_of_cebu_city', 'kiko7']
const games = [
  ['Fruit Parade', 'RNG', 'Tessera'],
  ['Deep Reef', 'FISH', 'Blue Atoll'],
  ['Baccarat Salon', 'LIVE', 'Grand Duke'],
  ['Tiger Fortune', 'RNG', 'Kestrel Works'],
] as const
const wins = [0, 45, 0, 12.5, 0, 64, 0, 0, 210, 0]
const moves = [
  ['Deposit', 1, 'deposit', 2500, 'QR pay'],
  ['Bet', 5, 'betting', -20, 'Fruit Parade'],
  ['Withdrawal', 2, 'withdraw', -1200, 'W261119-275E281A'],
  ['Win', 6, 'winning', 45, 'Fruit Parade'],
] as const

const bet = (at: number, name: (text: string) => string) => (_: unknown, index: number) => {
  const [gameName, category, vassalage] = games[index % games.length] ?? games[0]
  const [stake, win] = [20 + (index % 3) * 10, wins[index % wins.length] ?? 0]
  return {
    roundId: `5f0d8a52-${2000 + index}`,
    account: accounts[index % accounts.length] ?? '',
    gameName: name(gameName),
    category,
    vassalage,
    settledAt: at - index * hour,
    stake,
    win,
    profit: win - stake,
  }
}

const profit = (account: string, index: number) => ({
  memberId: 100 + index,
  account,
  type: index === 2 ? 1 : 0,
  level: 1 + (index % 3),
  rounds: 412 - index * 53,
  turnover: 18_460 - index * 2_710,
  win: 17_220 - index * 2_400,
  profit: -1_240 + index * 310,
  deposits: 5_000 - index * 600,
  withdrawals: index * 700,
  rewards: index * 40,
})

/** Lets a server answer the lists of a team, as of the time `at` (milliseconds since 1970). */
export function answerTeamLists(server: FakeServer, at: number, name = (text: string) => text): FakeServer {
  const rows = accounts.map(profit)
  const total = (member: Exclude<keyof ReturnType<typeof profit>, 'account'>) =>
    rows.reduce((sum, row) => sum + row[member], 0)
  const played = {
    rounds: total('rounds'),
    turnover: total('turnover'),
    win: total('win'),
    profit: total('profit'),
  }
  const some = { list: rows.slice(0, 3), totals: played, totalPages: 1, totalCount: 3 }
  return server
    .answer(listTeamBets, {
      list: Array.from({ length: 10 }, bet(at, name)),
      totals: { stake: 11_400, win: 10_204.5, profit: -1_195.5 },
      totalPages: 4,
      totalCount: 38,
    })
    .answer(listTeamProfit, {
      list: rows,
      totals: {
        ...played,
        deposits: total('deposits'),
        withdrawals: total('withdrawals'),
        rewards: total('rewards'),
      },
      totalPages: 1,
      totalCount: rows.length,
    })
    .answer(listLotteryProfit, some)
    .answer(listFishingProfit, some)
    .answer(listDownlineTransactions, {
      list: Array.from({ length: 10 }, (_, index) => {
        const [txTypeName, txTypeId, codeType, amount, remark] = moves[index % moves.length] ?? moves[0]
        return {
          txId: `T${index}`,
          txTypeId,
          txTypeName,
          codeType,
          txTimeInTimestamp: at - index * hour,
          orderNo: `O${index}`,
          remark: name(remark),
          amount,
          customerName: accounts[index % accounts.length] ?? '',
        }
      }),
      totals: { incoming: 26_245, outgoing: -12_020 },
      totalPages: 4,
      totalCount: 38,
    })
    .answer(listAgentAnnouncements, {
      list: [
        [9, 'Rates from December', '<p>From 1 December new links can hand on up to 0.8 % for slots.</p>'],
        [8, 'Commission is paid at 02:00', '<p>Commission of a day is paid at 02:00 Manila time on the next.</p>'],
        [7, 'Holiday hours of the service', '<p>On 25 December the service answers from 10:00 to 18:00.</p>'],
      ].map(([id, title, content], index) => ({
        id: Number(id),
        title: name(String(title)),
        content: String(content),
        time: at - index * 48 * hour,
      })),
      totalPages: 1,
      totalCount: 3,
    })
}

/** A team that did nothing, and a platform that said nothing. */
export function answerNoTeamLists(server: FakeServer): FakeServer {
  const none = { list: [], totals: null, totalPages: 0, totalCount: 0 }
  return server
    .answer(listTeamBets, none)
    .answer(listTeamProfit, none)
    .answer(listLotteryProfit, none)
    .answer(listFishingProfit, none)
    .answer(listDownlineTransactions, none)
    .answer(listAgentAnnouncements, none)
}
