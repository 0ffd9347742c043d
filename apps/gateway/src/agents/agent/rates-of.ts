import { inParts, isAnyOf, rebateRates } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'

/** The rebate rates of members by product type, in parts per million. */
export type Rates = ReadonlyMap<number, Readonly<Record<string, number>>>

/** The rebate rates of these members. */
export async function ratesOf(db: Database, memberIds: readonly number[]): Promise<Rates> {
  const rates = new Map<number, Record<string, number>>()
  const found = await inParts(memberIds, (some) =>
    db.select().from(rebateRates).where(isAnyOf(rebateRates.memberId, some)),
  )
  for (const { memberId, productType, rate } of found) {
    const own = rates.get(memberId) ?? {}
    own[productType] = rate
    rates.set(memberId, own)
  }
  return rates
}
