import { getActivity, getCardFishingProfit, getLotteryProfit, getPersonalProfit } from '@parlour/api-client/endpoints'
import type { FakeServer } from '@parlour/api-client/testing'

const dayMs = 86_400_000

/** Result of each of 30 days in major units: most are losses, as they are in play. */
const results = [
  -80, 60, 0, -200, 0, -60, 110, -150, -90, 0, 45, -240, 0, 300, -130, -90, 0, -110, 50, -150, 0, 210, -250, -40, 90,
  -170, -100, 0, 130, -260,
]

const sums = (stakes: number, result: number, bonuses: number, minutes: number) => ({
  deposits: stakes > 0 ? 5000 : 0,
  withdrawals: stakes > 0 ? 3300 : 0,
  netDeposit: stakes > 0 ? 1700 : 0,
  stakes,
  result,
  bonuses,
  rounds: Math.round(stakes / 45),
  minutes,
})

const played = <Name extends object>(name: Name, rounds: number, stake: number, win: number) => ({
  ...name,
  rounds,
  stake,
  win,
  profit: win - stake,
})

const gamesOf = (nameOf: (name: string) => string) => [
  played({ gameName: nameOf('Fruit Parade'), vendorName: 'Tessera', category: 'RNG' }, 180, 6400, 5900),
  played({ gameName: nameOf('Tiger Fortune'), vendorName: 'Kestrel Works', category: 'RNG' }, 88, 3440, 2840.1),
  played({ gameName: nameOf('Baccarat Salon'), vendorName: 'Grand Duke', category: 'LIVE' }, 61, 4200, 3980),
  played({ gameName: nameOf('Sportsbook'), vendorName: 'Blue Atoll', category: 'SPORTS' }, 18, 2150, 2312.5),
  played({ gameName: nameOf('Deep Reef'), vendorName: 'Blue Atoll', category: 'FISH' }, 42, 1320, 1054),
  played({ gameName: nameOf('Pick three'), vendorName: '', category: 'LOTT' }, 15, 550, 310),
  played({ gameName: nameOf('Tongits'), vendorName: 'Grand Duke', category: 'PVP' }, 8, 400, 403),
]

const answerOf = (games: ReturnType<typeof gamesOf>, bonus: number) => {
  const total = (member: 'rounds' | 'stake' | 'win' | 'profit') => games.reduce((sum, game) => sum + game[member], 0)
  const categories = [...new Set(games.map((game) => game.category))]
  return {
    list: categories.map((category) => {
      const of = games.filter((game) => game.category === category)
      const sum = (member: 'rounds' | 'stake' | 'win' | 'profit') => of.reduce((all, game) => all + game[member], 0)
      return { category, rounds: sum('rounds'), stake: sum('stake'), win: sum('win'), profit: sum('profit') }
    }),
    games,
    totals: {
      rounds: total('rounds'),
      stake: total('stake'),
      win: total('win'),
      bonus,
      rebate: 0,
      profit: total('profit') + bonus,
    },
  } as never
}

/** Lets a server tell of a period of 30 days up to the time `at`, and of the one before. */
export function answerProfit(server: FakeServer, at: number, nameOf = (name: string) => name): FakeServer {
  const games = gamesOf(nameOf)
  const only = (...wanted: readonly string[]) => games.filter((game) => wanted.includes(game.category))
  const days = results.map((result, index) => ({
    day: new Date(at - (results.length - 1 - index) * dayMs).toISOString().slice(0, 10),
    ...sums(result === 0 ? 0 : 700, result, index === 6 ? 420.4 : 0, result === 0 ? 0 : 36),
  }))
  const result = results.reduce((sum, each) => sum + each, 0)
  return server
    .answer(getActivity, ({ endTime }) =>
      Number(endTime) < at - dayMs
        ? { timeZone: 'Asia/Manila', days: [], totals: sums(15_120, -1068, 208, 725) }
        : { timeZone: 'Asia/Manila', days, totals: sums(18_460, result, 420.4, 860) },
    )
    .answer(getPersonalProfit, answerOf(games, 420.4))
    .answer(getLotteryProfit, answerOf(only('LOTT', 'ELOTT'), 0))
    .answer(getCardFishingProfit, answerOf(only('PVP', 'FISH'), 0))
}

/** Nothing was played. */
export const answerNoProfit = (server: FakeServer): FakeServer =>
  [getPersonalProfit, getLotteryProfit, getCardFishingProfit].reduce(
    (told, call) => told.answer(call, answerOf([], 0)),
    server,
  )
