import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { contracts, rebateLimits, rebateRates } from '../../db/tables/index.ts'
import { readAgreed } from '../../reinvestment/agreed.ts'
import { excesses } from '../../reinvestment/check-reinvestment.ts'
import { seedContracts, seedRates } from './agreed-terms.ts'

/**
 * Brings what an earlier seed has agreed with the two agents down to the terms of today, where programmes give back more than the
 * house keeps. What an operator has agreed since is changed only where it stands in the place of a term of the seed.
 */
export async function lowerTerms(tx: Database, ids: ReadonlyMap<string, number>): Promise<void> {
  if (excesses(await readAgreed(tx)).length === 0) return
  for (const [productType, { highest }] of Object.entries(seedRates)) {
    await tx.update(rebateLimits).set({ highest: sql`least(${rebateLimits.highest}, ${highest}::int)` }).where(eq(rebateLimits.productType, productType))
    await tx.update(rebateRates).set({ rate: sql`least(${rebateRates.rate}, ${highest}::int)` }).where(eq(rebateRates.productType, productType))
  }
  for (const { of, by, kind, category, status, tiers } of seedContracts) {
    const uplineId = by === 'house' ? null : (ids.get(by) ?? null)
    await tx.update(contracts).set({ tiers }).where(and(
      eq(contracts.memberId, ids.get(of) ?? 0), eq(contracts.kind, kind), eq(contracts.category, category),
      uplineId === null ? isNull(contracts.uplineId) : eq(contracts.uplineId, uplineId),
      inArray(contracts.status, status === 'offered' ? ['offered'] : ['accepted', 'terminating']),
    ))
  }
}
