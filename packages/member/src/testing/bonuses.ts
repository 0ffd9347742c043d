import { forfeitBonus, listBonuses } from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'

const hour = 3_600_000
const day = 24 * hour

const counted = [
  ['RNG', 100, 1480, 1480],
  ['FISH', 100, 0, 0],
  ['PVP', 50, 0, 0],
  ['LIVE', 10, 1200, 120],
  ['SPORTS', 0, 300, 0],
] as const

/**
 * An open bonus on the wire: 980.00 of a bonus of 800.00, a quarter of it played through.
 *
 * @param at milliseconds since 1970
 * @returns the bonus, with its sums in major units
 * @example someBonus(Date.UTC(2026, 0, 15, 12)).forfeit.loses // 980
 */
export const someBonus = (at: number) => ({
  bonusId: 'b1',
  kind: 'deposit',
  title: 'Second deposit',
  amount: 800,
  balance: 980,
  playOnly: false,
  locked: false,
  maxBet: 250,
  time: at - 20 * day,
  wager: 6400,
  staked: 1600,
  left: 4800,
  excluded: ['SPORTS'],
  weights: { PVP: 50, LIVE: 10 },
  categories: counted.map(([category, percent, stakes, counts]) => ({ category, percent, stakes, counted: counts })),
  countedBefore: 0,
  expiresAt: at + 9 * day + 21 * hour,
  endedAt: null as number | null,
  state: 'open',
  stateName: 'To be played through',
  forfeit: { loses: 980, atStake: 0, balance: 3751.5, balanceAfter: 2771.5, free: 2771.5, stillOpen: 0 },
})

const ends = ['fulfilled', 'fulfilled', 'lapsed', 'forfeited', 'spent'] as const
const names = ['Friday cashback', 'Bring a friend', 'October ticket', 'Sorry for the wait', 'Upgrade to VIP2']
const endedInAll = 24

/** A bonus that has ended, on the wire: how depends on its number. */
const endedBonus = (at: number, index: number) => {
  const state = ends[index % ends.length] ?? 'fulfilled'
  return {
    ...someBonus(at),
    bonusId: `e${index}`,
    title: names[index % names.length] ?? '',
    amount: 62.4,
    balance: 0,
    wager: 624,
    staked: state === 'fulfilled' ? 624 : 120,
    left: state === 'fulfilled' ? 0 : 504,
    time: at - (index + 3) * 3 * day,
    endedAt: at - (index + 1) * 2 * day,
    categories: [],
    state,
    stateName: '',
    forfeit: null,
  }
}

/** The open bonus of an id. @throws FakeRefusal where it is open no more */
function openOf<Bonus extends { readonly bonusId: string }>(open: readonly Bonus[], bonusId: string): Bonus {
  const bonus = open.find((each) => each.bonusId === bonusId)
  if (!bonus) throw new FakeRefusal('bonus.ended')
  return bonus
}

/**
 * Answers the calls of the page of bonuses with an open bonus that can be given up, once, and 24 that have ended.
 *
 * @param at milliseconds since 1970
 * @returns the server
 * @example const server = answerBonuses(createFakeServer(), Date.UTC(2026, 0, 15, 12))
 */
export function answerBonuses(server: FakeServer, at: number): FakeServer {
  let open = [someBonus(at)]
  let ended = Array.from({ length: endedInAll }, (_, index) => endedBonus(at, index))
  return server
    .answer(listBonuses, ({ state, page, size }) => {
      const rows = state === 'open' ? open : ended
      return {
        list: rows.slice(page * size - size, page * size),
        totalCount: rows.length,
        totalPages: Math.ceil(rows.length / size),
      }
    })
    .answer(forfeitBonus, ({ bonusId }) => {
      const bonus = openOf(open, bonusId)
      open = open.filter((each) => each !== bonus)
      ended = [{ ...endedBonus(at, 3), bonusId, title: bonus.title, wager: 6400, staked: 1600, endedAt: at }, ...ended]
      return { bonusId, lost: 980, balance: 2771.5, free: 2771.5 }
    })
}
