import { million, millionths, type Sport } from './sport.ts'
import type { Mark } from '../../../kernel/db/index.ts'
import { aboveOf, aheadOf, evenOf, fairLine, sumOf, timesOf, type Spread } from './spreads.ts'

const minutes = 90
const timing = { parts: 2, partMs: 180_000, breakMs: 60_000, minutes: 45 }
const goalsAMatch = 1.32
const atHome = 90
const steepness = 0.0021
const goalLines = [15, 25, 35]

/** How many millionths of a chance each side has to score in a minute. */
const ratesOf = (difference: number): readonly [home: number, away: number] => {
  const push = Math.exp((difference + atHome) * steepness)
  return [millionths((goalsAMatch * push) / minutes), millionths(goalsAMatch / push / minutes)]
}

const goalsOf = (rate: number): Spread => timesOf([1 - rate / million, rate / million], minutes)

/** When a minute of the match is over, in milliseconds after the start. */
function endOfMinute(minute: number): number {
  const { partMs, breakMs, minutes: inPart } = timing
  const part = Math.ceil(minute / inPart) - 1
  return Math.round(part * breakMs + (minute * partMs) / inPart)
}

/** Two halves of 45 minutes; each side may score once a minute. A whole match takes seven minutes. */
export const soccer: Sport = {
  name: 'soccer',
  timing,
  kinds: ['result', 'goals', 'both'],
  lines(difference) {
    const [home, away] = ratesOf(difference)
    return { goals: fairLine(sumOf(goalsOf(home), goalsOf(away)), goalLines) }
  },
  chances(difference, { goals: line = 25 }) {
    const [rateHome, rateAway] = ratesOf(difference)
    const [home, away] = [goalsOf(rateHome), goalsOf(rateAway)]
    const over = aboveOf(sumOf(home, away), line)
    const both = (1 - (home[0] ?? 0)) * (1 - (away[0] ?? 0))
    return [
      {
        kind: 'result',
        line: null,
        picks: [
          ['home', aheadOf(home, away)],
          ['draw', evenOf(home, away)],
          ['away', aheadOf(away, home)],
        ],
      },
      {
        kind: 'goals',
        line,
        picks: [
          ['over', over],
          ['under', 1 - over],
        ],
      },
      {
        kind: 'both',
        line: null,
        picks: [
          ['yes', both],
          ['no', 1 - both],
        ],
      },
    ]
  },
  play(difference, { roll }) {
    const [rateHome, rateAway] = ratesOf(difference)
    const marks: Mark[] = []
    let home = 0
    let away = 0
    for (let minute = 1; minute <= minutes; minute++) {
      const before = home + away
      if (roll(million) < rateHome) home++
      if (roll(million) < rateAway) away++
      if (home + away > before) marks.push({ at: endOfMinute(minute), home, away })
    }
    const winner = home === away ? null : home > away ? 'home' : 'away'
    return { marks, result: { home, away, winner }, length: endOfMinute(minutes) }
  },
}
