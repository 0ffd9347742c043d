import { ancestorsOf } from '../agent/ancestors-of.ts'
import { isAnyOf } from '../db/any-of.ts'
import { inParts } from '../db/in-parts.ts'
import type { Database } from '../db/open-database.ts'
import { rebateRates } from '../db/tables/index.ts'
import type { DraftStep } from '../jobs/in-drafts.ts'
import type { Period } from '../jobs/job.ts'
import { commissionsOf, type Rates } from './commissions-of.ts'
import type { Draft } from './draft.ts'
import { inMemberDrafts } from './in-member-drafts.ts'
import { playsIn } from './plays.ts'

/** The rebate rates of these members. */
export async function ratesOf(db: Database, memberIds: readonly number[]): Promise<Rates> {
  const rates = new Map<number, Record<string, number>>()
  const found = await inParts(memberIds, (some) => db.select().from(rebateRates).where(isAnyOf(rebateRates.memberId, some)))
  for (const { memberId, productType, rate } of found) {
    const own = rates.get(memberId) ?? {}
    own[productType] = rate
    rates.set(memberId, own)
  }
  return rates
}

/** Works out the commissions of a day, in the order of the members. */
async function draftCommissions(tx: Database, period: Period): Promise<Draft[]> {
  const plays = await playsIn(tx)(period)
  const players = new Set(plays.map(({ memberId }) => memberId))
  const chains = await ancestorsOf(tx, players)
  const rates = await ratesOf(tx, [...new Set([...players, ...[...chains.values()].flat()])])
  return commissionsOf(period, plays, chains, rates).toSorted((a, b) => a.memberId - b.memberId)
}

/** A step of the job, the day that it is for, and when its commissions are paid. */
export interface CommissionBatch extends DraftStep {
  readonly day: Period
  readonly at: number
}

/**
 * Pays the commissions of a day in batches: the first works all of them out at once, since each depends on the whole downline,
 * and holds nothing that members need; the others pay a part each.
 */
export const payCommissions = (tx: Database, { day, at, ...step }: CommissionBatch): Promise<'paying' | null> =>
  inMemberDrafts(tx, { ...step, createdAt: at, paidAt: at }, () => draftCommissions(tx, day))
