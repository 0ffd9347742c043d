import { market } from '../src/kernel/market/market.ts'

/** How many members stand below `team0`, and over how many days up to `now` (milliseconds since 1970) they play. */
export interface TeamSize {
  readonly members: number
  readonly days: number
  readonly now: number
}

/** The id of `team0`; the member of number `n` has this id plus `n`. */
export const firstMember = 3_000_001

/** A day in milliseconds. */
export const dayMs = 86_400_000

/** The id of the member of a number, as an expression. */
export const memberOf = (n: string): string => `${firstMember} + ${n}`

/** A number from 0 to two thousand million that follows from a key and looks like chance. */
export const drawn = (key: string, seed: number): string => `(hashint8extended((${key})::bigint, ${seed}) & 2147483647)`

/** When the day of a moment began, as an expression. */
export const day = (moment: string): string => `(${moment} + ${market.ahead}) / ${dayMs} * ${dayMs} - ${market.ahead}`
