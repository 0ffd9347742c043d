import type { Bet, Strategy } from './strategy.ts'
import { players } from './strategy.ts'
import type { Chance } from '../src/kernel/config/gateway.ts'

/** What one account has played on one day; sums in minor units. */
export interface Day {
  stake: number
  turnover: number
  win: number
  rounds: number
  /** Rounds that risked enough to count as one. */
  counted: number
}

/** Four weeks of a group: by account and day. */
export type Month = readonly (readonly Day[])[]

/** The days of a month here: whole weeks. */
export const days = 28

const empty = (): Day => ({ stake: 0, turnover: 0, win: 0, rounds: 0, counted: 0 })

function add(day: Day, { stake, turnover, win }: Bet, leastRound: number): void {
  day.stake += stake
  day.turnover += turnover
  day.win += win
  day.rounds += 1
  if (turnover >= leastRound) day.counted += 1
}

/**
 * Plays a month by a strategy, so many moves a day. With `asStakes`
 * everything counts whole, as if nothing covered anything.
 */
export function playMonth(
  strategy: Strategy,
  random: Pick<Chance, 'roll'>,
  {
    moves,
    scale,
    asStakes,
    leastRound,
  }: {
    readonly moves: number
    readonly scale: number
    readonly asStakes: boolean
    readonly leastRound: number
  },
): Month {
  const month = Array.from({ length: players }, () => Array.from({ length: days }, empty))
  for (let day = 0; day < days; day++)
    for (let move = 0; move < moves; move++)
      for (const { account, stake, turnover, win } of strategy.play(random)) {
        const own = month[account]?.[day]
        if (own)
          add(
            own,
            { account, stake: stake * scale, turnover: (asStakes ? stake : turnover) * scale, win: win * scale },
            leastRound,
          )
      }
  return month
}

/** The days of an account added up. */
export function sumOf(daysOf: readonly Day[]): Day {
  const all = empty()
  for (const { stake, turnover, win, rounds, counted } of daysOf) {
    all.stake += stake
    all.turnover += turnover
    all.win += win
    all.rounds += rounds
    all.counted += counted
  }
  return all
}

/** Takes the days of an account that one period of a month has. */
export type DaysOf = (all: readonly Day[]) => readonly Day[]

/** The periods of a month of so many days: the first `of` days of each. */
export const each = (length: number, of: number): DaysOf[] =>
  Array.from({ length: days / length }, (_, at) => (all) => all.slice(at * length, at * length + of))
