import { getAgentDefaults, getTeamAttention, getTeamOverview } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'

const day = 86_400_000

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

/** Lets a server answer what the overview of a team asks, as of `at` (milliseconds since 1970). */
export function answerOverview(server: FakeServer, at: number): FakeServer {
  const days = Array.from({ length: 14 }, (_, index) => ({ day: at - (13 - index) * day, ...team(index) }))
  return server
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

/** A team that has done nothing. */
export function answerNoOverview(server: FakeServer): FakeServer {
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
  return server
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
