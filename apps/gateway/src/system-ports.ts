import { randomBytes, randomInt } from 'node:crypto'
import type { Chance, Clock } from './gateway.ts'

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Date.now() }

/** The secure chance of the machine. */
export const systemChance: Chance = {
  roll: (below) => randomInt(below),
  bytes: (length) => new Uint8Array(randomBytes(length)),
}
