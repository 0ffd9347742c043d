import { million, millionths, type Roll, type Sport } from './sport.ts'
import type { Mark } from '../../../kernel/db/index.ts'
import { aboveOf, aheadOf, evenOf, fairLine, sumOf, timesOf, type Spread } from './spreads.ts'

const minutes = 40
const aMinute = 2
const attacks = minutes * aMinute
const timing = { parts: 4, partMs: 90_000, breakMs: 20_000, minutes: 10 }
const extraMs = 60_000
const twos = 0.35
const threes = 0.11
const atHome = 40
const steepness = 0.00042

/** How many millionths of a chance an attack has to bring two points, and three. */
interface Rates {
  readonly two: number
  readonly three: number
}

const ratesOf = (difference: number): readonly [home: Rates, away: Rates] => {
  const push = Math.exp((difference + atHome) * steepness)
  const rates = (by: number): Rates => ({ two: millionths(twos * by), three: millionths(threes * by) })
  return [rates(push), rates(1 / push)]
}

const oneAttack = ({ two, three }: Rates): Spread => [1 - (two + three) / million, 0, two / million, three / million]

function attack({ two, three }: Rates, { roll }: Roll): number {
  const drawn = roll(million)
  if (drawn < two) return 2
  return drawn < two + three ? 3 : 0
}

/** When a minute of the game is over, in milliseconds after the start. */
const endOfMinute = (minute: number): number =>
  (Math.ceil(minute / timing.minutes) - 1) * timing.breakMs + (minute * timing.partMs) / timing.minutes

/** The line between the sides, in tenths, that makes them about even: what is given to the home side. */
function fairSpread(home: Spread, away: Spread): number {
  let nearest = { line: 5, off: 1 }
  for (let line = -395; line <= 395; line += 10) {
    const off = Math.abs(aheadOf(home, away, line) - 0.5)
    if (off < nearest.off) nearest = { line, off }
  }
  return nearest.line
}

const scored = (difference: number): readonly [home: Spread, away: Spread] => {
  const [home, away] = ratesOf(difference)
  return [timesOf(oneAttack(home), attacks), timesOf(oneAttack(away), attacks)]
}

/**
 * Four quarters of ten minutes with two attacks a minute for each side. After a tie they attack in turn until one
 * leads: that counts for the winner alone, lines are for the forty minutes. A whole game takes seven minutes, or eight.
 */
export const basketball: Sport = {
  name: 'basketball',
  timing,
  kinds: ['winner', 'spread', 'points'],
  lines(difference) {
    const [home, away] = scored(difference)
    return { spread: fairSpread(home, away), points: fairLine(sumOf(home, away)) }
  },
  chances(difference, { spread = 5, points = 1605 }) {
    const [home, away] = scored(difference)
    const [rateHome, rateAway] = ratesOf(difference)
    const [one, other] = [oneAttack(rateHome), oneAttack(rateAway)]
    const aheadInTurn = aheadOf(one, other)
    const wins = aheadOf(home, away) + (evenOf(home, away) * aheadInTurn) / (aheadInTurn + aheadOf(other, one))
    const covers = aheadOf(home, away, spread)
    const over = aboveOf(sumOf(home, away), points)
    return [
      {
        kind: 'winner',
        line: null,
        picks: [
          ['home', wins],
          ['away', 1 - wins],
        ],
      },
      {
        kind: 'spread',
        line: spread,
        picks: [
          ['home', covers],
          ['away', 1 - covers],
        ],
      },
      {
        kind: 'points',
        line: points,
        picks: [
          ['over', over],
          ['under', 1 - over],
        ],
      },
    ]
  },
  play(difference, random) {
    const [rateHome, rateAway] = ratesOf(difference)
    const marks: Mark[] = []
    let home = 0
    let away = 0
    for (let minute = 1; minute <= minutes; minute++) {
      for (let turn = 0; turn < aMinute; turn++) {
        home += attack(rateHome, random)
        away += attack(rateAway, random)
      }
      marks.push({ at: endOfMinute(minute), home, away })
    }
    const regular = endOfMinute(minutes)
    const result = { home, away }
    const isTied = home === away
    while (home === away) {
      home += attack(rateHome, random)
      away += attack(rateAway, random)
    }
    if (isTied) marks.push({ at: regular + extraMs, home, away })
    return {
      marks,
      result: { ...result, winner: home > away ? 'home' : 'away' },
      length: isTied ? regular + extraMs : regular,
    }
  },
}
