import { randomBytes, randomInt } from 'node:crypto'
import type { Chance, Clock } from './gateway.ts'

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Date.now() }

/** A clock that begins at `moment` (milliseconds since 1970) when it is made, and runs as the machine's does. */
export function clockFrom(moment: number): Clock {
  const ahead = moment - systemClock.now()
  return { now: () => systemClock.now() + ahead }
}

/** The secure chance of the machine. */
export const systemChance: Chance = {
  roll: (below) => randomInt(below),
  bytes: (length) => new Uint8Array(randomBytes(length)),
}
