import type { SlotFeature } from '@parlour/play/calls'
import type { Chance } from '../../kernel/config/index.ts'
import type { SteppedRound } from '../rounds/session-round.ts'
import { drawSpin, type SlotOutcome } from './evaluate.ts'
import { freeTimes } from './paytable.ts'

const numbersOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : [])

/**
 * What is kept of a round with free spins: the stops of its first spin and of every free one, and how many are left.
 */
interface Kept {
  readonly stops: readonly number[]
  readonly free: readonly (readonly number[])[]
  readonly left: number
}

function keptOf({ outcome }: Pick<SteppedRound, 'outcome'>): Kept {
  const { stops, free, left } = outcome
  return { stops: numbersOf(stops), free: Array.isArray(free) ? free.map(numbersOf) : [], left: Number(left ?? 0) }
}

/** What a first spin that gives free spins leaves behind. */
export const startOutcome = ({ stops, freeSpins }: SlotOutcome): Readonly<Record<string, unknown>> => ({
  stops,
  free: [],
  left: freeSpins,
})

/** Where the free spins of an unfinished round stand. */
export function featureOf(round: SteppedRound): SlotFeature {
  const { free, left } = keptOf(round)
  return { left, played: free.length, won: round.win }
}

/** The stops that an unfinished round showed last. */
export function lastStops(round: SteppedRound): readonly number[] {
  const { stops, free } = keptOf(round)
  return free.at(-1) ?? stops
}

/** Draws the next free spin of a round; answers it and the round after it. */
export function playFree<Round extends SteppedRound>(
  round: Round,
  random: Pick<Chance, 'roll'>,
): { readonly drawn: SlotOutcome; readonly after: Round } {
  const { free, left } = keptOf(round)
  const drawn = drawSpin(random, round.stake, freeTimes)
  const outcome = { ...round.outcome, free: [...free, drawn.stops], left: left - 1 + drawn.freeSpins }
  return { drawn, after: { ...round, win: round.win + drawn.win, outcome } }
}

/** Plays what is left of a round's free spins. */
export function playRest<Round extends SteppedRound>(round: Round, random: Pick<Chance, 'roll'>): Round {
  let played = round
  while (featureOf(played).left > 0) played = playFree(played, random).after
  return played
}

/** Plays a spin with all free spins that it leads to; answers what the round wins in minor units. */
export function playWhole(random: Pick<Chance, 'roll'>, stake: number): number {
  const first = drawSpin(random, stake)
  let { win, freeSpins: left } = first
  for (; left > 0; left--) {
    const drawn = drawSpin(random, stake, freeTimes)
    win += drawn.win
    left += drawn.freeSpins
  }
  return win
}
