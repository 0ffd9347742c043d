import { dayMs, startOfDay } from '../../../kernel/jobs/index.ts'
import { seededChance, type SeededChance } from '../chance.ts'
import type { Book } from './book.ts'

/** What the demo player finds on the account, in minor units. */
const demoBalance = 482_150

/** Who the demo player is, and which games there are by title. */
export interface DemoStage {
  readonly memberId: number
  readonly titles: ReadonlyMap<string, number>
}

/** Money of a reward that the demo player got in the history: the transfer that booked it. */
export interface PastReward {
  readonly transferId: string
  readonly reward: 'referral' | 'upgrade'
  readonly amount: number
  readonly at: number
}

const slots = ['Fruit Parade', 'Tiger Fortune', 'Jade Dragon', 'Book of the Nile']
const tables = ['Salon Privé Baccarat', 'Royal Prize Wheel']
const halls = ['Shark Reef', 'Kraken Deep']
const slotStakes = [1000, 2000, 2000, 5000, 10_000]
const hour = 3_600_000

function slotWin(chance: SeededChance, stake: number): number {
  const luck = chance.next()
  if (luck < 0.7) return 0
  const times = luck < 0.93 ? chance.between(5, 25) / 10 : chance.between(30, 90) / 10
  return Math.round((stake * times) / 50) * 50
}

/** One evening: slots, now and then tables or fishing, a round a minute. */
function bookEvening(book: Book, { memberId, titles }: DemoStage, chance: SeededChance, from: number): void {
  const play = (shelf: readonly string[], stake: number, win: number, at: number): void => {
    const gameId = titles.get(chance.pick(shelf))
    if (gameId !== undefined) book.round({ memberId, gameId, stake, win, at })
  }
  const count = chance.between(8, 14)
  for (let at = 0; at < count; at++) {
    const stake = chance.pick(slotStakes)
    play(slots, stake, slotWin(chance, stake), from + at * 60_000)
  }
  if (chance.next() < 0.5) play(tables, 20_000, chance.next() < 0.49 ? 40_000 : 0, from + 20 * 60_000)
  if (chance.next() < 0.4) play(halls, 5_000, chance.next() < 0.4 ? 12_000 : 0, from + 25 * 60_000)
}

/** Small rounds of the last weeks, the same number of wins as of losses: titles, stakes and wins in minor units. */
const quietRounds: readonly (readonly [daysAgo: number, title: string, stake: number, win: number])[] = [
  [13, 'Tiger Fortune', 5_000, 0],
  [13, 'Tiger Fortune', 5_000, 9_000],
  [13, 'Shark Reef', 10_000, 14_000],
  [9, 'Royal Prize Wheel', 20_000, 40_000],
  [9, 'Royal Prize Wheel', 20_000, 0],
  [9, 'Fruit Parade', 5_000, 2_500],
  [5, 'Salon Privé Baccarat', 20_000, 0],
  [5, 'Salon Privé Baccarat', 20_000, 40_000],
  [4, 'Jade Dragon', 5_000, 7_500],
  [4, 'Jade Dragon', 5_000, 0],
  [3, 'Kraken Deep', 10_000, 12_000],
  [2, 'Fruit Parade', 2_000, 3_000],
  [2, 'Fruit Parade', 2_000, 0],
]

/**
 * Tells what the demo player did up to `now`: evenings of play from the 39th to the 21st day before it, paid for by
 * what was deposited then, rewards in between, quiet weeks after; the last transfer makes the balance what it should
 * be. Answers the rewards, which need their terms written beside them.
 */
export function bookDemoPlayer(book: Book, stage: DemoStage, now: number): PastReward[] {
  const { memberId, titles } = stage
  const chance = seededChance(4028)
  const today = startOfDay(now)
  const rewards: PastReward[] = []
  const give = (reward: PastReward['reward'], amount: number, at: number): void => {
    const transferId = book.move(reward === 'referral' ? 'referral' : 'bonus', memberId, 'house/promotions', amount, at)
    rewards.push({ transferId, reward, amount, at })
  }
  for (let ago = 38; ago >= 21; ago--) {
    const day = today - ago * dayMs
    if (ago === 34 || ago === 29) give('referral', 15_000, day + 11 * hour)
    if (ago === 31) give('upgrade', 1_800, day + 10 * hour)
    if (chance.next() < 0.85) bookEvening(book, stage, chance, day + 20 * hour)
  }
  quietRounds.forEach(([ago, title, stake, win], at) => {
    const gameId = titles.get(title)
    if (gameId !== undefined)
      book.round({ memberId, gameId, stake, win, at: today - ago * dayMs + 19 * hour + at * 60_000 })
  })
  const last = now - 3 * hour
  book.move('deposit', memberId, 'house/cash', 500_000, last - 2 * dayMs)
  const wins = [0, 3000, 0, 0, 12_500, 0, 450, 0]
  const fruitParade = titles.get('Fruit Parade')
  if (fruitParade !== undefined)
    wins.forEach((win, at) =>
      book.round({ memberId, gameId: fruitParade, stake: 1000, win, at: last - dayMs + at * 40_000 }),
    )
  const rest = demoBalance - book.balance(memberId)
  if (rest > 0) book.move('deposit', memberId, 'house/cash', rest, last)
  else book.move('withdrawal', memberId, 'house/cash', rest, last)
  return rewards
}
