import type { DividendPeriod } from '@parlour/api-client/endpoints'
import { and, desc, eq, gt, isNotNull, lte, ne } from 'drizzle-orm'
import { ancestorsOf } from '../../identity/index.ts'
import * as v from 'valibot'
import { contracts, isAnyOf, payouts } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { DraftStep, Period } from '../../kernel/jobs/index.ts'
import type { DownlinePayment } from './bear-down.ts'
import { contractsInPeriod, type CapPorts } from './contracts-in-period.ts'
import type { Draft } from './draft.ts'
import { inMemberDrafts } from './in-member-drafts.ts'
import { periodEnding } from '../contracts/periods.ts'
import { playsIn } from './plays.ts'
import { settleContracts } from './settle-contracts.ts'
import { present } from '../../kernel/objects/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'

const lengthsShortestFirst: readonly DividendPeriod[] = ['daily', 'weekly', 'semimonthly', 'monthly']

/** The losses that the newest dividends of these members carry out, by `member/category`. */
async function carriesOf(tx: Database, memberIds: readonly number[]): Promise<Map<string, number>> {
  const newest = await tx
    .selectDistinctOn([payouts.memberId, payouts.category], {
      memberId: payouts.memberId,
      category: payouts.category,
      carryOut: payouts.carryOut,
    })
    .from(payouts)
    .where(and(eq(payouts.kind, 'dividend'), isAnyOf(payouts.memberId, memberIds)))
    .orderBy(payouts.memberId, payouts.category, desc(payouts.until), desc(payouts.from))
  return new Map(newest.map(({ memberId, category, carryOut }) => [`${memberId}/${category}`, carryOut]))
}

/** What dividends of other lengths have been given within a period, for the contracts above to bear. */
async function downlinePaymentsOf(
  tx: Database,
  { from, until }: Period,
  length: DividendPeriod,
): Promise<DownlinePayment[]> {
  const rows = await tx
    .select({
      uplineId: contracts.uplineId,
      memberId: payouts.memberId,
      category: payouts.category,
      amount: payouts.gross,
    })
    .from(payouts)
    .innerJoin(contracts, eq(contracts.id, payouts.contractId))
    .where(
      and(
        eq(payouts.kind, 'dividend'),
        gt(payouts.until, from),
        lte(payouts.until, until),
        ne(payouts.status, 'rejected'),
        ne(contracts.period, length),
        isNotNull(contracts.uplineId),
      ),
    )
  return rows.map((row) => ({ ...row, uplineId: present(row.uplineId, `the upline of member ${row.memberId}`) }))
}

/** Works out the dividends of one length of period. */
async function draftLength(tx: Database, ports: CapPorts, length: DividendPeriod, period: Period): Promise<Draft[]> {
  const found = await contractsInPeriod(tx, ports, 'dividend', period)
  const due = found.filter((contract) => contract.period === length)
  if (due.length === 0) return []
  const plays = playsIn(tx)
  const players = (await plays(period)).map(({ memberId }) => memberId)
  const earners = due.map(({ memberId }) => memberId)
  const chains = await ancestorsOf(tx, new Set([...players, ...earners]))
  const [carries, downlinePayments] = [await carriesOf(tx, earners), await downlinePaymentsOf(tx, period, length)]
  return settleContracts({
    period,
    kind: 'dividend',
    contracts: due,
    inForce: found,
    chains,
    plays,
    carries,
    downlinePayments,
  })
}

/** Which length the batches have come to, and whether its dividends are worked out and being written. */
const cursorForm = v.nullable(v.object({ length: v.number(), writing: v.boolean() }))
type DividendCursor = v.InferOutput<typeof cursorForm>

/** A step of the job, the midnight in the platform's time zone at which periods end, and the time of the batch. */
export interface DividendBatch extends DraftStep {
  readonly until: number
  readonly at: number
  readonly ports: CapPorts & Notifier
}

/**
 * Works out the dividends of every length whose period ends at `until`, the shortest first: those of a length are
 * written before the next one is worked out, since that one bears them. The operator approves them.
 */
export async function countDividends(
  tx: Database,
  { until, at, ports, cursor, ...step }: DividendBatch,
): Promise<DividendCursor> {
  const now = v.parse(cursorForm, cursor) ?? { length: 0, writing: false }
  const length = lengthsShortestFirst[now.length]
  if (!length) throw new Error(`dividends have no length ${now.length}`)
  const period = periodEnding(length, until)
  const drafts = { ...step, cursor: now.writing ? 'paying' : null, createdAt: at, paidAt: null }
  const next = period && (await inMemberDrafts(tx, ports, drafts, () => draftLength(tx, ports, length, period)))
  if (next) return { length: now.length, writing: true }
  return now.length + 1 < lengthsShortestFirst.length ? { length: now.length + 1, writing: false } : null
}
