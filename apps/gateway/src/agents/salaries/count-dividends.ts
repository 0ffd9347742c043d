import type { DividendPeriod } from '@parlour/api-client/endpoints'
import * as v from 'valibot'
import type { Database } from '../../kernel/db/index.ts'
import type { BatchStep, PeriodOf } from '../../kernel/jobs/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { periodEnding } from '../contracts/periods.ts'
import type { ContractWork } from './contract-work.ts'
import type { CapPorts } from './contracts-in-period.ts'
import { doSteps } from './do-steps.ts'
import { contractCursor, payContracts } from './pay-contracts.ts'

const lengthsShortestFirst: readonly DividendPeriod[] = ['daily', 'weekly', 'semimonthly', 'monthly']

/** Which length the batches have come to, and where in it; `at` is null before its first batch. */
const cursorForm = v.object({ length: v.number(), at: v.nullable(contractCursor) })
type DividendCursor = v.InferOutput<typeof cursorForm>

/** A step of the job, the midnight in the platform's time zone at which periods end, and the time of the batch. */
export interface DividendBatch extends BatchStep {
  readonly drafts: PeriodOf
  readonly until: number
  readonly at: number
  readonly ports: CapPorts & Notifier
}

function workOf({ drafts, until, at, ports }: DividendBatch, place: number): ContractWork {
  const length = lengthsShortestFirst[place]
  if (!length) throw new Error(`dividends have no length ${place}`)
  const period = periodEnding(length, until)
  return {
    drafts,
    kind: 'dividend',
    length,
    ports,
    periodFrom: async (moment) => (period && period.from >= moment ? period : null),
    keeps: () => true,
    createdAt: at,
    paidAt: null,
  }
}

/**
 * Works out the dividends of every length whose period ends at `until`, the shortest first: those of a length are
 * written before the next one is worked out, since that one bears them. The operator approves them.
 */
export async function countDividends(tx: Database, batch: DividendBatch): Promise<DividendCursor | null> {
  const stored = v.safeParse(cursorForm, batch.cursor)
  const first: DividendCursor = stored.success ? stored.output : { length: 0, at: null }
  return doSteps(first, batch.size, async ({ length, at }, size) => {
    const next = await payContracts(tx, workOf(batch, length), { cursor: at, size })
    if (next) return { next: { length, at: next }, did: size }
    const isLast = length + 1 === lengthsShortestFirst.length
    return { next: isLast ? null : { length: length + 1, at: null }, did: size }
  })
}
