import { and, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { contracts, pointRewards, rebateLimits, type Tier } from '../db/tables/index.ts'

/** A contract of the house as far as its rates go. */
export interface HouseContract {
  readonly id: number
  readonly kind: string
  readonly category: string
  readonly tiers: readonly Tier[]
}

/** What the database holds of rates: the highest commissions by product type, the contracts of the house, what a point is worth. */
export interface Agreed {
  /** In parts per million of the turnover. */
  readonly commissionLimits: ReadonlyMap<string, number>
  /** Those in force and those that wait for an answer. */
  readonly houseContracts: readonly HouseContract[]
  /** The most money that the mall gives for a point, in minor units. */
  readonly pointWorth: number
}

/** Reads what is agreed. */
export async function readAgreed(db: Database): Promise<Agreed> {
  const limits = await db.select().from(rebateLimits)
  const houseContracts = await db
    .select({ id: contracts.id, kind: contracts.kind, category: contracts.category, tiers: contracts.tiers }).from(contracts)
    .where(and(isNull(contracts.uplineId), inArray(contracts.status, ['accepted', 'terminating', 'offered'])))
  const rewards = await db.select({ points: pointRewards.points, amount: pointRewards.amount }).from(pointRewards)
    .where(inArray(pointRewards.type, ['CASH', 'PROMO']))
  return {
    commissionLimits: new Map(limits.map(({ productType, highest }) => [productType, highest])),
    houseContracts,
    pointWorth: Math.max(0, ...rewards.map(({ points, amount }) => (amount ?? 0) / points)),
  }
}
