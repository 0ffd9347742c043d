import { ancestorsOf } from '../agent/ancestors-of.ts'
import { isAnyOf } from '../db/any-of.ts'
import type { Database } from '../db/open-database.ts'
import { rebateRates } from '../db/tables/index.ts'
import type { Period } from '../jobs/job.ts'
import { commissionsOf, type Rates } from './commissions-of.ts'
import { playsIn } from './plays.ts'
import { writePayouts } from './write-payouts.ts'

/** The rebate rates of these members. */
export async function ratesOf(db: Database, memberIds: readonly number[]): Promise<Rates> {
  const rates = new Map<number, Record<string, number>>()
  if (memberIds.length === 0) return rates
  for (const { memberId, productType, rate } of await db.select().from(rebateRates).where(isAnyOf(rebateRates.memberId, memberIds))) {
    const own = rates.get(memberId) ?? {}
    own[productType] = rate
    rates.set(memberId, own)
  }
  return rates
}

/** Works out and pays the commissions of a day, inside the transaction `tx`. */
export async function payCommissions(tx: Database, period: Period, at: number): Promise<void> {
  const plays = await playsIn(tx)(period)
  const players = new Set(plays.map(({ memberId }) => memberId))
  const chains = await ancestorsOf(tx, players)
  const rates = await ratesOf(tx, [...new Set([...players, ...[...chains.values()].flat()])])
  const drafts = commissionsOf(period, plays, chains, rates)
  await writePayouts(tx, drafts.map((draft) => ({ draft, createdAt: at, paidAt: at })))
}
