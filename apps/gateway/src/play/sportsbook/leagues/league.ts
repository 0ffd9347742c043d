import type { Format } from '../sports/maps.ts'

/**
 * When a league plays: at every multiple of `every` moved by `offset`,
 * `pairs` fixtures at once, known `ahead` of time; in milliseconds.
 */
export interface Timetable {
  readonly every: number
  readonly offset: number
  readonly pairs: number
  readonly ahead: number
}

/** A league of invented sides; the first of them begins as the strongest. */
export interface League extends Timetable {
  readonly code: string
  readonly name: string
  readonly category: 'SPORTS' | 'ESPORTS' | 'COCKFIGHT'
  /** The sub-category of the titles that show it first. */
  readonly classify: string
  readonly sport: 'soccer' | 'basketball' | 'cockfight' | Format
  readonly teams: readonly string[]
}
