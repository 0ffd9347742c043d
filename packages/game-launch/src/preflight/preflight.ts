import type { LaunchMode } from '../decision/opening.ts'
import type { Openable } from '../open/openable.ts'

/** What is known before a game is launched; sums in minor units, times in milliseconds since 1970. */
export interface BeforeLaunch {
  readonly game: Openable
  /** Where its vendor's games open. */
  readonly wanted: LaunchMode
  /** Where it opens in this browser. */
  readonly way: LaunchMode
  /** Null while unknown. */
  readonly balance: number | null
  /** Whether it is played for fun, from a balance that is no money. */
  readonly trial: boolean
  readonly now: number
}

/**
 * What a check found. Maintenance stops the launch. Too small a balance is only said: free rounds, an unfinished round
 * or money in the vendor's own wallet may let one play all the same, and the server judges. `elsewhere` says that the
 * browser has not what the game asks for, so that it opens in another way.
 */
export type Finding =
  | { readonly kind: 'maintenance'; readonly until: number }
  | { readonly kind: 'balance'; readonly least: number; readonly balance: number }
  | { readonly kind: 'elsewhere'; readonly way: LaunchMode }

/**
 * Checks what is known before a launch. Source: BEY-06.
 *
 * @param before amounts in minor units, times in milliseconds since 1970
 * @returns the findings; empty when there are none. Only `maintenance` stops the launch
 * @example
 * preflight({ game, wanted: 'frame', way: 'frame', balance: 500, trial: false, now }) // [{ kind: 'balance', least: 1000, balance: 500 }]
 */
export function preflight({ game, wanted, way, balance, trial, now }: BeforeLaunch): Finding[] {
  const { maintenance, minBet = 0 } = game
  if (maintenance && maintenance.from <= now && now < maintenance.until)
    return [{ kind: 'maintenance', until: maintenance.until }]
  const short = !trial && balance !== null && balance < minBet
  return [
    ...(short ? [{ kind: 'balance', least: minBet, balance } as const] : []),
    ...(way === wanted ? [] : [{ kind: 'elsewhere', way } as const]),
  ]
}
