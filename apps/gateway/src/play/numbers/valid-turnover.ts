import type { TicketLine } from '../../db/tables/index.ts'
import { drawNumbers } from '../../lottery/draw-numbers.ts'
import { chanceOf } from '../../lottery/seals.ts'
import { validTurnoverOf } from '../valid-turnover.ts'
import { combinationsOf, countCombinations } from './line.ts'
import { findPlay } from './plays.ts'
import { returnsOf } from './returns.ts'
import { toNumbers } from './to-numbers.ts'

/** How many draws stand for all of a kind; always the same ones, so that one set of lines counts the same whenever it is asked. */
const samples = 400

/** Lines that win less often than this cover nothing. */
const covering = 0.9

const sampled = new Map<string, readonly (readonly number[])[]>()

function sampleOf(drawKind: string): readonly (readonly number[])[] {
  const found = sampled.get(drawKind)
    ?? Array.from({ length: samples }, (_, at) => toNumbers(drawNumbers(drawKind, chanceOf(`sample ${at}`, drawKind))))
  sampled.set(drawKind, found)
  return found
}

/** How often lines win at most: the chances of all their combinations together. */
const mostWins = (drawKind: string, lines: readonly TicketLine[]): number =>
  lines.reduce((sum, { play: name, chosen }) => {
    const play = findPlay(drawKind, name)
    const least = Math.min(...(play?.pays ?? [0])) / 100
    return play ? sum + (countCombinations(play, chosen) * (returnsOf(drawKind).get(name) ?? 0)) / least : sum
  }, 0)

/** What all lines of a member in one draw risk together, in minor units; `stake` is what they cost. */
export function drawTurnover(drawKind: string, lines: readonly TicketLine[], stake: number): number {
  if (mostWins(drawKind, lines) < covering) return stake
  const bets = lines.flatMap(({ play: name, chosen, stake: each }) => {
    const play = findPlay(drawKind, name)
    return play ? combinationsOf(play, chosen).map((combination) => ({ play, combination, each })) : []
  })
  const ends = sampleOf(drawKind).map((numbers) => ({
    chance: 1 / samples,
    returned: bets.reduce((sum, { play, combination, each }) => sum + (each * play.judge(numbers, combination)) / 100, 0),
  }))
  return validTurnoverOf(stake, ends)
}
