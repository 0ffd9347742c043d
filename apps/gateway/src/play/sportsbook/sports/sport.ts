import type { Chance } from '../../../kernel/config/index.ts'
import type { Course, MarketKind, Pick } from '../../../kernel/db/index.ts'

/** The sports that fixtures are played in. */
export const sportNames = ['soccer', 'basketball', 'maps', 'cockfight'] as const

/** A sport that fixtures are played in. */
export type SportName = (typeof sportNames)[number]

/** The lines of the markets that have one, in tenths: 25 is two and a half. A spread is what the home side is given. */
export type Lines = Partial<Readonly<Record<MarketKind, number>>>

/**
 * A market with how likely each of its picks is to win. What
 * is missing to 1 is how likely the stakes are to be returned.
 */
export interface Chances {
  readonly kind: MarketKind
  /** In tenths; null where the market has none. */
  readonly line: number | null
  readonly picks: readonly (readonly [pick: Pick, chance: number])[]
}

/** The clock of a fixture: equal parts with breaks between them; `minutes` is what a part counts as, 0 for none. */
export interface Timing {
  readonly parts: number
  readonly partMs: number
  readonly breakMs: number
  readonly minutes: number
}

/** How a sport goes: both the chances and the course come from the difference of the sides' strengths alone. */
export interface Sport {
  readonly name: SportName
  readonly timing: Timing
  /** What can be bet on. */
  readonly kinds: readonly MarketKind[]
  /** The lines that split a fixture most evenly. */
  lines(difference: number): Lines
  /** How likely every pick of every market is, worked out exactly. */
  chances(difference: number, lines: Lines): readonly Chances[]
  /** Plays a fixture by chance. */
  play(difference: number, random: Roll): Course
}

/** What a course takes its chance from. */
export interface Roll {
  readonly roll: Chance['roll']
}

/** One in how many: every chance in a course is a whole number of these. */
export const million = 1_000_000

/** A share as a whole number of millionths, so that a course and its price use the very same one. */
export const millionths = (share: number): number => Math.round(share * million)
