import type { CrashFlight } from '@parlour/play/calls'
import type { Flight } from './flight.ts'

/** Tells of a round what its player may know before it is over. */
export const serializeRound = ({
  id,
  stake,
  flight,
  hash,
  now,
}: {
  id: string
  stake: number
  flight: Flight
  hash: string
  now: number
}): CrashFlight => ({
  roundId: id,
  stake,
  auto: flight.auto,
  startsAt: flight.startsAt,
  hash,
  salt: flight.salt,
  now,
})
