import * as v from 'valibot'
import { countdown, least, most, multiplierAt, timeTo } from './curve.ts'
import { pointFrom } from './crash-point.ts'

/** The form in which a round is kept. */
export const flightForm = v.object({
  secret: v.string(),
  salt: v.string(),
  auto: v.nullable(v.number()),
  startsAt: v.number(),
  point: v.number(),
  endsAt: v.number(),
  isTold: v.exactOptional(v.boolean()),
  isLeft: v.exactOptional(v.boolean()),
})

/** A round as it is kept: multipliers in hundredths, times in milliseconds since 1970. */
export interface Flight {
  readonly secret: string
  /** What the player's browser added to the draw. */
  readonly salt: string
  /** Where the server cashes out by itself; null when only the player does. */
  readonly auto: number | null
  readonly startsAt: number
  /** Where the round ends. */
  readonly point: number
  /** When it is over, unless the player cashes out before: paid by itself or lost. */
  readonly endsAt: number
  /**
   * Once an answer to its player said that it is over: from then on it is, whatever the clock of another gateway says.
   */
  readonly isTold?: boolean
  /** Once it ended by the clock while its player was away. */
  readonly isLeft?: boolean
}

/** Draws the round that begins shortly after `now`. */
export function makeFlight({
  secret,
  salt,
  auto,
  now,
}: {
  secret: string
  salt: string
  auto: number | null
  now: number
}): Flight {
  const point = pointFrom(secret, salt)
  const startsAt = now + countdown
  const target = auto ?? most
  return { secret, salt, auto, startsAt, point, endsAt: startsAt + timeTo(target <= point ? target : point + 1) }
}

/** The round in what was kept of it. */
export const flightOf = (outcome: Readonly<Record<string, unknown>>): Flight => v.parse(flightForm, outcome)

/**
 * What a cash-out at a moment is worth, in hundredths of the stake: the multiplier of that moment, what was set where
 * it has been reached, and nothing when the round had ended before.
 */
export function timesAt({ auto, startsAt, point }: Flight, moment: number): number {
  const reached = Math.min(auto ?? most, Math.max(least, multiplierAt(moment - startsAt)))
  return reached <= point ? reached : 0
}

/** A round that ended at a moment, as it goes into the books: its win in minor units. */
export function ended<
  Round extends { readonly stake: number; readonly win: number; readonly outcome: Readonly<Record<string, unknown>> },
>(round: Round, moment: number): Round {
  const flight = flightOf(round.outcome)
  const times = timesAt(flight, flight.isTold ? Math.max(moment, flight.endsAt) : moment)
  return { ...round, win: (round.stake * times) / 100, outcome: { ...round.outcome, times } }
}

/**
 * The same for a round whose player has gone: over when the clock
 * says so, and marked, so that they see it when they are back.
 */
export function endedAlone<Round extends Parameters<typeof ended>[0]>(round: Round): Round {
  const over = ended(round, flightOf(round.outcome).endsAt)
  return { ...over, outcome: { ...over.outcome, isLeft: true } }
}
