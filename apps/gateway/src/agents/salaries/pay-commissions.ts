import { ancestorsOf } from '../../identity/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { DraftStep, Period } from '../../kernel/jobs/index.ts'
import { ratesOf } from '../agent/rates-of.ts'
import { commissionsOf } from './commissions-of.ts'
import type { Draft } from './draft.ts'
import { inMemberDrafts } from './in-member-drafts.ts'
import { playsIn } from './plays.ts'
import type { Notifier } from '../../kernel/ports/index.ts'

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
  readonly ports: Notifier
}

/**
 * Pays the commissions of a day in batches: the first works all of them out at once, since each depends on the whole
 * downline, and holds nothing that members need; the others pay a part each.
 */
export const payCommissions = (tx: Database, { day, at, ports, ...step }: CommissionBatch): Promise<'paying' | null> =>
  inMemberDrafts(tx, ports, { ...step, createdAt: at, paidAt: at }, () => draftCommissions(tx, day))
