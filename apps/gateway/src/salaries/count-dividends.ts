import { and, desc, eq, gt, isNotNull, lte, ne } from 'drizzle-orm'
import { ancestorsOf } from '../agent/ancestors-of.ts'
import { isAnyOf } from '../db/any-of.ts'
import type { Database } from '../db/open-database.ts'
import { contracts, payouts } from '../db/tables/index.ts'
import type { DraftStep } from '../jobs/in-drafts.ts'
import type { Period } from '../jobs/job.ts'
import type { Beneath } from './bear-down.ts'
import { contractsInPeriod } from './contracts-in-period.ts'
import type { Draft } from './draft.ts'
import { inMemberDrafts } from './in-member-drafts.ts'
import { periodEnding } from './periods.ts'
import { playsIn } from './plays.ts'
import { settleContracts } from './settle-contracts.ts'

const lengthsShortestFirst = ['daily', 'weekly', 'semimonthly', 'monthly']

/** The losses that the newest dividends of these members carry out, by `member/category`. */
async function carriesOf(tx: Database, memberIds: readonly number[]): Promise<Map<string, number>> {
  const newest = await tx
    .selectDistinctOn([payouts.memberId, payouts.category], { memberId: payouts.memberId, category: payouts.category, carryOut: payouts.carryOut })
    .from(payouts)
    .where(and(eq(payouts.kind, 'dividend'), isAnyOf(payouts.memberId, memberIds)))
    .orderBy(payouts.memberId, payouts.category, desc(payouts.until), desc(payouts.from))
  return new Map(newest.map(({ memberId, category, carryOut }) => [`${memberId}/${category}`, carryOut]))
}

/** What dividends of other lengths have been given within a period, for the contracts above to bear. */
async function paidBeneath(tx: Database, { from, until }: Period, length: string): Promise<Beneath[]> {
  const rows = await tx
    .select({ uplineId: contracts.uplineId, memberId: payouts.memberId, category: payouts.category, amount: payouts.gross })
    .from(payouts)
    .innerJoin(contracts, eq(contracts.id, payouts.contractId))
    .where(
      and(
        eq(payouts.kind, 'dividend'), gt(payouts.until, from), lte(payouts.until, until), ne(payouts.status, 'rejected'),
        ne(contracts.period, length), isNotNull(contracts.uplineId),
      ),
    )
  return rows.map((row) => ({ ...row, uplineId: row.uplineId ?? 0 }))
}

/** Works out the dividends of one length of period. */
async function draftLength(tx: Database, length: string, period: Period): Promise<Draft[]> {
  const found = await contractsInPeriod(tx, 'dividend', period)
  const due = found.filter((contract) => contract.period === length)
  if (due.length === 0) return []
  const plays = playsIn(tx)
  const players = (await plays(period)).map(({ memberId }) => memberId)
  const earners = due.map(({ memberId }) => memberId)
  const chains = await ancestorsOf(tx, new Set([...players, ...earners]))
  const [carries, beneath] = [await carriesOf(tx, earners), await paidBeneath(tx, period, length)]
  return settleContracts({ period, kind: 'dividend', contracts: due, inForce: found, chains, plays, carries, beneath })
}

/** Which length the batches have come to, and whether its dividends are worked out and being written. */
interface DividendCursor {
  readonly length: number
  readonly writing: boolean
}

/** A step of the job, the midnight in the platform's time zone at which periods end, and the time of the batch. */
export interface DividendBatch extends DraftStep {
  readonly until: number
  readonly at: number
}

/**
 * Works out the dividends of every length whose period ends at `until`, the shortest first: those of a length are written before the
 * next one is worked out, since that one bears them. The operator approves them.
 */
export async function countDividends(tx: Database, { until, at, cursor, ...step }: DividendBatch): Promise<DividendCursor | null> {
  const now = (cursor as DividendCursor | null) ?? { length: 0, writing: false }
  const length = lengthsShortestFirst[now.length] ?? ''
  const period = periodEnding(length, until)
  const drafts = { ...step, cursor: now.writing ? 'paying' : null, createdAt: at, paidAt: null }
  const next = period && (await inMemberDrafts(tx, drafts, () => draftLength(tx, length, period)))
  if (next) return { length: now.length, writing: true }
  return now.length + 1 < lengthsShortestFirst.length ? { length: now.length + 1, writing: false } : null
}
