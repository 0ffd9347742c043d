import { createHash, createHmac } from 'node:crypto'
import { most } from './curve.ts'

/** What members get back of what they stake, whenever they cash out. */
export const crashRtp = 0.97

/** So many equally likely draws there are: 13 hexadecimal digits. */
export const ways = 16 ** 13

/**
 * Where a round ends, in hundredths, for a draw from 0 to just below `ways`. A multiplier of m is reached by a share of
 * `crashReturn / m` of the draws, so that a cash-out there pays
 * `crashReturn` on average, for every m from `least` to `most`.
 */
export const pointOf = (draw: number): number =>
  Math.max(100, Math.min(most, Math.floor((crashRtp * 100) / (1 - draw / ways))))

/** What is shown of a secret before the round: its SHA-256, in hexadecimal digits. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Where the round of a secret and a number of the player's browser ends, in hundredths. */
export const pointFrom = (secret: string, salt: string): number =>
  pointOf(Number.parseInt(createHmac('sha256', secret).update(salt).digest('hex').slice(0, 13), 16))
