import type { ContractKind } from '@parlour/api-client/endpoints'
import { and, asc, eq, lte } from 'drizzle-orm'
import * as v from 'valibot'
import { payouts } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { BatchStep, Period, PeriodOf } from '../../kernel/jobs/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import type { ContractWork } from './contract-work.ts'
import type { CapPorts } from './contracts-in-period.ts'
import { inNoCase } from './in-no-case.ts'
import { contractCursor, payContracts, type ContractCursor } from './pay-contracts.ts'
import { payWaiting } from './write-payouts.ts'

/** A step of a job that pays salaries, and the time of the batch. */
export interface SalaryBatch extends BatchStep {
  readonly drafts: PeriodOf
  readonly at: number
  readonly ports: CapPorts & Notifier
}

type SalaryWork = Pick<ContractWork, 'periodFrom' | 'keeps' | 'paidAt'>

function workOut(
  tx: Database,
  kind: Exclude<ContractKind, 'dividend'>,
  { drafts, at, ports, cursor, size }: SalaryBatch,
  work: SalaryWork,
): Promise<ContractCursor | null> {
  const stored = v.safeParse(contractCursor, cursor)
  return payContracts(
    tx,
    { drafts, kind, length: null, ports, createdAt: at, ...work },
    { cursor: stored.success ? stored.output : null, size },
  )
}

/**
 * Works out the hourly or the real-time salaries of the periods that `periodFrom` answers, and pays
 * them in the batches after: one transfer for each agent. A period without play pays nothing.
 */
export const paySalaries = (
  tx: Database,
  kind: 'hourly' | 'realtime',
  batch: SalaryBatch,
  periodFrom: (moment: number) => Promise<Period | null>,
): Promise<ContractCursor | null> =>
  workOut(tx, kind, batch, { periodFrom, keeps: ({ amount }) => amount > 0, paidAt: batch.at })

/** Works out the daily salaries of one day and writes them in the batches after; they are paid every other day. */
export const countDailySalaries = (tx: Database, period: Period, batch: SalaryBatch): Promise<ContractCursor | null> =>
  workOut(tx, 'daily', batch, {
    periodFrom: async (moment) => (period.from >= moment ? period : null),
    keeps: ({ turnover }) => turnover > 0,
    paidAt: null,
  })

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
