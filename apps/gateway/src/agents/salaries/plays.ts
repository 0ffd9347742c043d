import { inParts } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { houseEdge } from '../../play/index.ts'
import { turnoverOf } from '../../money/index.ts'
import { productTypeOf } from '../contracts/product-type.ts'
import { share } from '../agent/share.ts'

/** What a member risked in one product type, and what the operator kept of it; sums in minor units. */
export interface Play {
  readonly memberId: number
  readonly productType: string
  /** What of the stakes bore risk. */
  readonly turnover: number
  /** Stakes less wins; below zero when the member won. */
  readonly netLoss: number
  /** What the operator keeps of this turnover on average, at least. */
  readonly theoreticalLoss: number
}

/** Finds the plays of a period. */
export type PlaysOf = (period: Period) => Promise<readonly Play[]>

/** Finds the plays of these members in a period, in the settled rounds; each period is looked up once. */
export function playsIn(db: Database, memberIds: readonly number[]): PlaysOf {
  const found = new Map<string, Promise<readonly Play[]>>()
  return ({ from, until }) => {
    const key = `${from}-${until}`
    const plays =
      found.get(key) ??
      inParts(memberIds, (some) => turnoverOf(db, { from, until }, some)).then((rows) =>
        rows.map(({ memberId, category, turnover, stake, win }) => ({
          memberId,
          productType: productTypeOf(category),
          turnover,
          netLoss: stake - win,
          theoreticalLoss: share(turnover, houseEdge(category)),
        })),
      )
    found.set(key, plays)
    return plays
  }
}
