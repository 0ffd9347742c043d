import type { TicketLine } from '../../kernel/db/index.ts'
import { drawNumbers } from '../lottery/draw-numbers.ts'
import { chanceOf } from '../lottery/seals.ts'
import { validTurnoverOf } from '../rounds/valid-turnover.ts'
import { choiceOf, countCombinations } from './line.ts'
import type { Choice, Play } from './play.ts'
import { findPlay } from './plays.ts'
import { returnsOf } from './draw-game-rtp.ts'
import { toNumbers } from './to-numbers.ts'

/**
 * How many draws stand for all of a kind; always the same ones,
 * so that one set of lines counts the same whenever it is asked.
 */
const samples = 400

/** Lines that win less often than this cover nothing. */
const covering = 0.9

const sampled = new Map<string, readonly (readonly number[])[]>()

function sampleOf(drawKind: string): readonly (readonly number[])[] {
  const found =
    sampled.get(drawKind) ??
    Array.from({ length: samples }, (_, at) => toNumbers(drawNumbers(drawKind, chanceOf(`sample ${at}`, drawKind))))
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

/** What is staked on each combination of one choice of a play, by all lines that are the same. */
interface Bet {
  readonly play: Play
  readonly chosen: Choice
  readonly stake: number
}

/** The lines as bets, each choice once, so that a choice that is bought a thousand times is judged like one. */
function betsOf(drawKind: string, lines: readonly TicketLine[]): Bet[] {
  const bets = new Map<string, Bet>()
  for (const { play: name, chosen, stake } of lines) {
    const play = findPlay(drawKind, name)
    const key = `${name}/${chosen.join('/')}`
    const same = bets.get(key)
    if (play) bets.set(key, same ? { ...same, stake: same.stake + stake } : { play, chosen: choiceOf(chosen), stake })
  }
  return [...bets.values()]
}

/** What all lines of a member in one draw risk together, in minor units; `stake` is what they cost. */
export function drawTurnover(drawKind: string, lines: readonly TicketLine[], stake: number): number {
  if (mostWins(drawKind, lines) < covering) return stake
  const bets = betsOf(drawKind, lines)
  const ends = sampleOf(drawKind).map((numbers) => ({
    chance: 1 / samples,
    returned: bets.reduce((sum, { play, chosen, stake: each }) => sum + each * play.judgeAll(numbers, chosen), 0) / 100,
  }))
  return validTurnoverOf(stake, ends)
}
