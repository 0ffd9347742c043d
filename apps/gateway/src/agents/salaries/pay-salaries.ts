import type { ContractKind } from '@parlour/api-client/endpoints'
import { and, asc, eq, lte } from 'drizzle-orm'
import { ancestorsOf } from '../../identity/index.ts'
import { payouts } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { DraftStep, Period } from '../../kernel/jobs/index.ts'
import { contractsInPeriod, type CapPorts } from './contracts-in-period.ts'
import type { Draft } from './draft.ts'
import { inMemberDrafts } from './in-member-drafts.ts'
import { inNoCase } from './in-no-case.ts'
import { playsIn } from './plays.ts'
import { settleContracts } from './settle-contracts.ts'
import { payWaiting } from './write-payouts.ts'
import type { Notifier } from '../../kernel/ports/index.ts'

/** What the contracts of a salary pay for one period; a period without play pays nothing. */
export async function salariesOf(
  tx: Database,
  ports: CapPorts,
  kind: Exclude<ContractKind, 'dividend'>,
  period: Period,
): Promise<Draft[]> {
  const contracts = await contractsInPeriod(tx, ports, kind, period)
  if (contracts.length === 0) return []
  const plays = playsIn(tx)
  const players = (await plays(period)).map(({ memberId }) => memberId)
  const chains = await ancestorsOf(tx, new Set([...players, ...contracts.map(({ memberId }) => memberId)]))
  return settleContracts({
    period,
    kind,
    contracts,
    inForce: contracts,
    chains,
    plays,
    carries: new Map(),
    downlinePayments: [],
  })
}

/** A step of a job that settles salaries, and the time of the batch. */
export interface SalaryBatch extends DraftStep {
  readonly at: number
  readonly ports: CapPorts & Notifier
}

/**
 * Works out the hourly or the real-time salaries of the periods that `find` answers, and pays them in the batches
 * after: one transfer for each agent.
 */
export const paySalaries = (
  tx: Database,
  kind: 'hourly' | 'realtime',
  { at, ports, ...step }: SalaryBatch,
  find: () => Promise<readonly Period[]>,
): Promise<'paying' | null> =>
  inMemberDrafts(tx, ports, { ...step, createdAt: at, paidAt: at }, async () => {
    const paid: Draft[] = []
    for (const period of await find())
      paid.push(...(await salariesOf(tx, ports, kind, period)).filter(({ amount }) => amount > 0))
    return paid
  })

/** Works out the daily salaries of one day and writes them in the batches after; they are paid every other day. */
export const countDailySalaries = (
  tx: Database,
  period: Period,
  { at, ports, ...step }: SalaryBatch,
): Promise<'paying' | null> =>
  inMemberDrafts(tx, ports, { ...step, createdAt: at, paidAt: null }, async () =>
    (await salariesOf(tx, ports, 'daily', period)).filter(({ turnover }) => turnover > 0),
  )

/**
 * Pays the next daily salaries of the days up to `until` that the
 * operator has not rejected; answers null when these were the last.
 */
export async function payDailySalaries(
  tx: Database,
  { until, at, size }: { until: number; at: number; size: number },
): Promise<'paying' | null> {
  const waiting = and(
    eq(payouts.kind, 'daily-salary'),
    eq(payouts.status, 'in-process'),
    lte(payouts.until, until),
    inNoCase,
  )
  const due = await tx.select().from(payouts).where(waiting).orderBy(asc(payouts.id)).limit(size).for('update')
  await payWaiting(tx, due, at)
  return due.length < size ? null : 'paying'
}
