import type { Database } from '../db/open-database.ts'
import type { Period } from '../jobs/job.ts'
import { turnoverOf } from '../records/turnover.ts'
import { productTypeOf } from './product-type.ts'

/** What a member staked and won in one product type; sums in minor units. */
export interface Play {
  readonly memberId: number
  readonly productType: string
  readonly stake: number
  readonly win: number
}

/** Finds the plays of a period. */
export type PlaysOf = (period: Period) => Promise<readonly Play[]>

/** Finds the plays of a period in the settled rounds; each period is looked up once. */
export function playsIn(db: Database): PlaysOf {
  const found = new Map<string, Promise<readonly Play[]>>()
  return ({ from, until }) => {
    const key = `${from}-${until}`
    const plays =
      found.get(key) ??
      turnoverOf(db, { from, until }).then((rows) =>
        rows.map(({ memberId, category, stake, win }) => ({ memberId, productType: productTypeOf(category), stake, win })))
    found.set(key, plays)
    return plays
  }
}
