import { million, millionths, type Sport } from './sport.ts'
import type { Mark } from '../../../kernel/db/index.ts'

/** How a series is played: the most maps, how many rounds win one, how long one takes in milliseconds. */
export interface Format {
  readonly bestOf: 3 | 5
  readonly rounds: number
  readonly mapMs: number
}

const steepness = 0.00055
const widest = 0.16

/** How many millionths of a chance the home side has to win a round. */
const rateOf = (difference: number): number =>
  millionths(0.5 + Math.max(-widest, Math.min(widest, difference * steepness)))

/** How likely a side is to win `need` times first, by how often it has lost until then. */
function firstTo(need: number, chance: number): number[] {
  const ways: number[] = []
  let term = chance ** need
  for (let lost = 0; lost < need; lost++) {
    ways.push(term)
    term *= ((need + lost) / (lost + 1)) * (1 - chance)
  }
  return ways
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** A series of maps: the side that wins most of them wins; each goes to the side that first has its rounds. */
export function maps({ bestOf, rounds, mapMs }: Format): Sport {
  const need = (bestOf + 1) / 2
  const mapChance = (difference: number): number => sum(firstTo(rounds, rateOf(difference) / million))
  return {
    name: 'maps',
    kinds: ['match', 'first', 'maps'],
    timing: { parts: bestOf, partMs: mapMs, breakMs: 0, minutes: 0 },
    lines: () => ({ maps: bestOf === 3 ? 25 : 35 }),
    chances(difference, { maps: line = 25 }) {
      const one = mapChance(difference)
      const home = firstTo(need, one)
      const away = firstTo(need, 1 - one)
      const over = sum(home.map((chance, lost) => ((need + lost) * 10 > line ? chance + (away[lost] ?? 0) : 0)))
      return [
        {
          kind: 'match',
          line: null,
          picks: [
            ['home', sum(home)],
            ['away', sum(away)],
          ],
        },
        {
          kind: 'first',
          line: null,
          picks: [
            ['home', one],
            ['away', 1 - one],
          ],
        },
        {
          kind: 'maps',
          line,
          picks: [
            ['over', over],
            ['under', 1 - over],
          ],
        },
      ]
    },
    play(difference, { roll }) {
      const rate = rateOf(difference)
      const marks: Mark[] = []
      let first: 'home' | 'away' | undefined
      let home = 0
      let away = 0
      while (home < need && away < need) {
        const begins = (home + away) * mapMs
        const turns: boolean[] = []
        let won = 0
        while (won < rounds && turns.length - won < rounds) {
          const isHome = roll(million) < rate
          turns.push(isHome)
          if (isHome) won++
        }
        const mapWinner = won === rounds ? 'home' : 'away'
        first ??= mapWinner
        let lead = 0
        turns.slice(0, -1).forEach((isHome, at) => {
          if (isHome) lead++
          marks.push({
            at: begins + Math.round(((at + 1) * mapMs) / turns.length),
            home,
            away,
            rounds: [lead, at + 1 - lead],
          })
        })
        if (mapWinner === 'home') home++
        else away++
        marks.push({ at: begins + mapMs, home, away })
      }
      return {
        marks,
        result: { home, away, winner: home > away ? 'home' : 'away', ...(first ? { first } : {}) },
        length: (home + away) * mapMs,
      }
    },
  }
}
