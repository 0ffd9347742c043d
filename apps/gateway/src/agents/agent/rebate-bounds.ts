import { productTypes, type ProductType } from '@parlour/api-client/endpoints'
import { eq, max } from 'drizzle-orm'
import { members, rebateLimits, rebateRates } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import { ratesOf } from './rates-of.ts'
import { toParts, toWireRate } from './share.ts'
import { present } from '../../kernel/objects/index.ts'

/** Within what a rate may be set, in parts per million. */
export interface RateBounds {
  readonly productType: ProductType
  readonly lowest: number
  readonly highest: number
  readonly step: number
  /** The rate of the agent who sets it. */
  readonly own: number
}

/** Rates in parts per million as the wire writes them. */
export const wireRates = (rates: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(rates).map(([productType, rate]) => [productType, toWireRate(rate)]))

/** The bounds of the platform with the own rates of an agent. */
export async function platformBounds(db: Database, agentId: number): Promise<RateBounds[]> {
  const limits = await db.select().from(rebateLimits)
  const own = (await ratesOf(db, [agentId])).get(agentId) ?? {}
  return productTypes.map((productType) => {
    const { lowest = 0, highest = 0, step = 1 } = limits.find((limit) => limit.productType === productType) ?? {}
    return { productType, lowest, highest, step, own: own[productType] ?? 0 }
  })
}

/** The highest rates that a member has handed on, by product type. */
async function handedOn(db: Database, memberId: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ productType: rebateRates.productType, rate: max(rebateRates.rate) })
    .from(rebateRates)
    .innerJoin(members, eq(members.id, rebateRates.memberId))
    .where(eq(members.uplineId, memberId))
    .groupBy(rebateRates.productType)
  return new Map(
    rows.map(({ productType, rate }) => [productType, present(rate, `the highest rate of ${productType}`)]),
  )
}

/** Within what an agent may set the rates of a downline, or of a new one: from what that has handed on to its own. */
export async function boundsFor(db: Database, agentId: number, downlineId: number | null): Promise<RateBounds[]> {
  const handedOnRates = downlineId === null ? new Map<string, number>() : await handedOn(db, downlineId)
  return (await platformBounds(db, agentId)).map((bounds) => ({
    ...bounds,
    lowest: Math.max(bounds.lowest, handedOnRates.get(bounds.productType) ?? 0),
    highest: Math.min(bounds.highest, bounds.own),
  }))
}

/**
 * Rates of a request in parts per million.
 * @throws DomainError agent.rate.outside naming the first that does not fit
 */
export function ratesWithin(
  bounds: readonly RateBounds[],
  wire: Readonly<Record<string, number>>,
): Record<string, number> {
  const parts: Record<string, number> = {}
  for (const { productType, lowest, highest, step } of bounds) {
    const asked = wire[productType]
    if (asked === undefined) continue
    const rate = toParts(asked)
    if (rate < lowest || rate > highest || rate % step !== 0)
      throw new DomainError('agent.rate.outside', {
        value: { productType, lowest: toWireRate(lowest), highest: toWireRate(highest), step: toWireRate(step) },
      })
    parts[productType] = rate
  }
  return parts
}
