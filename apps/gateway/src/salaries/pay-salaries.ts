import type { ContractKind } from '@parlour/api-client/endpoints'
import { and, asc, eq, lte } from 'drizzle-orm'
import { ancestorsOf } from '../agent/ancestors-of.ts'
import { withoutOpenCase } from '../cases/find-case.ts'
import type { Database } from '../db/open-database.ts'
import { payouts } from '../db/tables/index.ts'
import type { DraftStep } from '../jobs/in-drafts.ts'
import type { Period } from '../jobs/job.ts'
import { contractsInPeriod } from './contracts-in-period.ts'
import type { Draft } from './draft.ts'
import { inMemberDrafts } from './in-member-drafts.ts'
import { playsIn } from './plays.ts'
import { settleContracts } from './settle-contracts.ts'
import { payWaiting } from './write-payouts.ts'

/** What the contracts of a salary pay for one period; a period in which nobody played pays nothing. */
export async function salariesOf(tx: Database, kind: Exclude<ContractKind, 'dividend'>, period: Period): Promise<Draft[]> {
  const contracts = await contractsInPeriod(tx, kind, period)
  if (contracts.length === 0) return []
  const plays = playsIn(tx)
  const players = (await plays(period)).map(({ memberId }) => memberId)
  const chains = await ancestorsOf(tx, new Set([...players, ...contracts.map(({ memberId }) => memberId)]))
  return settleContracts({ period, kind, contracts, inForce: contracts, chains, plays, carries: new Map(), beneath: [] })
}

/** A step of a job that settles salaries, and the time of the batch. */
export interface SalaryBatch extends DraftStep {
  readonly at: number
}

/**
 * Works out the hourly or the real-time salaries of the periods that `find` answers, and pays them in the batches after: one movement
 * for each agent.
 */
export const paySalaries = (
  tx: Database, kind: 'hourly' | 'realtime', { at, ...step }: SalaryBatch, find: () => Promise<readonly Period[]>,
): Promise<'paying' | null> =>
  inMemberDrafts(tx, { ...step, createdAt: at, paidAt: at }, async () => {
    const paid: Draft[] = []
    for (const period of await find()) paid.push(...(await salariesOf(tx, kind, period)).filter(({ amount }) => amount > 0))
    return paid
  })

/** Works out the daily salaries of one day and writes them in the batches after; they are paid every other day. */
export const countDailySalaries = (tx: Database, period: Period, { at, ...step }: SalaryBatch): Promise<'paying' | null> =>
  inMemberDrafts(tx, { ...step, createdAt: at, paidAt: null }, async () =>
    (await salariesOf(tx, 'daily', period)).filter(({ turnover }) => turnover > 0))

/** Pays the next daily salaries of the days up to `until` that nobody has rejected; answers null when these were the last. */
export async function payDailySalaries(tx: Database, { until, at, size }: { until: number; at: number; size: number }): Promise<'paying' | null> {
  const waiting = and(
    eq(payouts.kind, 'daily-salary'), eq(payouts.status, 'in-process'), lte(payouts.until, until), withoutOpenCase('salary', payouts.id),
  )
  const due = await tx.select().from(payouts).where(waiting).orderBy(asc(payouts.id)).limit(size).for('update')
  await payWaiting(tx, due, at)
  return due.length < size ? null : 'paying'
}
