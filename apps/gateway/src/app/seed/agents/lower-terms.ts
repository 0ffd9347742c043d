import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { contracts, rebateLimits, rebateRates } from '../../../kernel/db/index.ts'
import type { Database } from '../../../kernel/db/index.ts'
import { readAgreed } from '../../reinvestment/agreed.ts'
import { excesses } from '../../reinvestment/check-reinvestment.ts'
import { seedContracts, seedRates } from './agreed-terms.ts'
import { present } from '../../../kernel/objects/index.ts'

/**
 * Brings what an earlier seed has agreed with the two agents down to the terms of
 * today, where programmes give back more than the operator keeps. What an operator has
 * agreed since is changed only where it stands in the place of a term of the seed.
 */
export async function lowerTerms(tx: Database, ids: ReadonlyMap<string, number>, now: number): Promise<void> {
  if (excesses({ ...(await readAgreed(tx, now)), lockedBonuses: [] }).length === 0) return
  for (const [productType, { highest }] of Object.entries(seedRates)) {
    await tx
      .update(rebateLimits)
      .set({ highest: sql`least(${rebateLimits.highest}, ${highest}::int)` })
      .where(eq(rebateLimits.productType, productType))
    await tx
      .update(rebateRates)
      .set({ rate: sql`least(${rebateRates.rate}, ${highest}::int)` })
      .where(eq(rebateRates.productType, productType))
  }
  for (const { of, by, kind, category, status, tiers } of seedContracts) {
    const uplineId = by === 'house' ? null : present(ids.get(by), by)
    await tx
      .update(contracts)
      .set({ tiers })
      .where(
        and(
          eq(contracts.memberId, present(ids.get(of), of)),
          eq(contracts.kind, kind),
          eq(contracts.category, category),
          uplineId === null ? isNull(contracts.uplineId) : eq(contracts.uplineId, uplineId),
          inArray(contracts.status, status === 'offered' ? ['offered'] : ['accepted', 'terminating']),
        ),
      )
  }
}
