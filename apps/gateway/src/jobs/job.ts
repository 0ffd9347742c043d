import type { Database } from '../db/open-database.ts'
import type { Gateway } from '../gateway.ts'

/** A stretch of time in milliseconds since 1970: from `from`, up to but without `until`. */
export interface Period {
  readonly from: number
  readonly until: number
}

/** Work that is done exactly once for every period, however many gateways there are and however often they stop. */
export interface Job {
  /** Stands in the database: never renamed. */
  readonly name: string
  /** Length of a period in milliseconds; periods begin at multiples of it, moved by `offset`. */
  readonly every: number
  readonly offset?: number
  /** How many missed periods are made up for after a stop; older ones are left out. */
  readonly makeUp: number
  /** The work of one period, in one transaction: all of it happens, or none and it is tried again. */
  run(tx: Database, gateway: Gateway, period: Period): Promise<void>
}

/** The periods of a job that are over at `now` and not yet done, oldest first; `last` is the end of the newest done one. */
export function duePeriods({ every, offset = 0, makeUp }: Pick<Job, 'every' | 'offset' | 'makeUp'>, last: number | null, now: number): Period[] {
  const newest = Math.floor((now - offset) / every) * every + offset
  const oldest = Math.max(last === null ? newest : last + every, newest - (makeUp - 1) * every)
  const periods: Period[] = []
  for (let until = oldest; until <= newest; until += every) periods.push({ from: until - every, until })
  return periods
}
