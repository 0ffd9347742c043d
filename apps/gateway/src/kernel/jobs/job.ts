import type { Database } from '../db/open-database.ts'
import type { Gateway } from '../config/gateway.ts'

/** A stretch of time in milliseconds since 1970: from `from`, up to but without `until`. */
export interface Period {
  readonly from: number
  readonly until: number
}

/** A period as the tables of the jobs name it: by the job and its end. */
export interface PeriodOf {
  readonly job: string
  readonly until: number
}

/**
 * Jobs of one queue run one after the other, the queues beside each other: draws and rounds (`play`), fixtures and the
 * bets on them (`bets`), deposits, withdrawals and bonuses (`money`), what is worked out for everybody (`settlement`),
 * and old months that go to files (`archive`). So no draw waits for a commission.
 */
export type JobQueue = 'play' | 'bets' | 'money' | 'settlement' | 'archive'

/**
 * What the platform does by the clock: work of one period in short transactions, each done exactly once, one after the
 * other on whichever gateway, however many there are and however often they stop.
 */
export interface Job {
  /** Stands in the database: never renamed. */
  readonly name: string
  /** Length of a period in milliseconds; periods begin at multiples of it, moved by `offset`. */
  readonly every: number
  readonly offset?: number
  /** How many missed periods are made up for after a stop; older ones are left out. */
  readonly makeUp: number
  /** `play` unless it is said. */
  readonly queue?: JobQueue
  /**
   * Its batches find what is left in the rows they change, so a period that is not through when the next one is due is
   * left, and that one goes on with the rest: what comes by the clock is never later for the work that has piled up.
   */
  readonly givesWay?: boolean
  /** How many members or rows a batch works on at most, where each takes many statements. */
  readonly most?: number
  /** Whether this gateway does it; every one does unless it is said. A period that is left to others is not done. */
  readonly isMine?: (gateway: Gateway) => boolean
  /**
   * Does the next batch in one transaction, on `size` members or rows at most. Answers the cursor of the one after it,
   * null when the period is done.
   */
  batch(tx: Database, gateway: Gateway, period: Period, step: BatchStep): Promise<unknown>
}

/** Where the batches of a period have come to, and how much the next one should do. */
export interface BatchStep {
  /** What the batch before answered; null for the first one. */
  readonly cursor: unknown
  /** How many members or rows to work on: more when batches are quick, fewer when they take over a second. */
  readonly size: number
}

/** Thrown by a batch whose period has to wait, for another job as a rule: it is tried again at the next look. */
export class NotYet extends Error {
  override readonly name = 'NotYet'
}

/**
 * The periods of a job that are over at `now` and not yet done, oldest first; `last` is the end of the newest done one.
 */
export function duePeriods(
  { every, offset = 0, makeUp }: Pick<Job, 'every' | 'offset' | 'makeUp'>,
  last: number | null,
  now: number,
): Period[] {
  const newest = Math.floor((now - offset) / every) * every + offset
  const oldest = Math.max(last === null ? newest : last + every, newest - (makeUp - 1) * every)
  const periods: Period[] = []
  for (let until = oldest; until <= newest; until += every) periods.push({ from: until - every, until })
  return periods
}
