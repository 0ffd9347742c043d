import * as v from 'valibot'
import { ancestorsOf } from '../../identity/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { keepOlderOut, membersAfter } from '../../kernel/jobs/index.ts'
import type { BatchStep, Period, PeriodOf } from '../../kernel/jobs/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { ratesOf } from '../agent/rates-of.ts'
import { draftCommissions } from './commissions-of.ts'
import { countCommissions } from './count-commissions.ts'
import { doSteps, type Stepped } from './do-steps.ts'
import { playsIn } from './plays.ts'
import { addCounts, takeNextCounts } from './stored-counts.ts'
import { writePayouts } from './write-payouts.ts'

/** A step of the job, the day that it is for, and when its commissions are paid. */
export interface CommissionBatch extends BatchStep {
  readonly drafts: PeriodOf
  readonly day: Period
  readonly at: number
  readonly ports: Notifier
}

/** Whether play is still counted or paid for already, and the member that was done last. */
const cursorForm = v.object({ phase: v.picklist(['count', 'pay']), after: v.number() })
type Cursor = v.InferOutput<typeof cursorForm>

/** Adds the play of the next members to what those earn who stand above them. */
async function count(
  tx: Database,
  { drafts, day }: CommissionBatch,
  { after }: Cursor,
  size: number,
): Promise<Stepped<Cursor>> {
  const { ids, last } = await membersAfter(tx, { after, size })
  const plays = await playsIn(tx, ids)(day)
  const players = new Set(plays.map(({ memberId }) => memberId))
  const chains = await ancestorsOf(tx, players)
  const rates = await ratesOf(tx, [...new Set([...players, ...[...chains.values()].flat()])])
  await addCounts(tx, drafts, countCommissions(plays, chains, rates))
  const next: Cursor = last === null ? { phase: 'pay', after: 0 } : { phase: 'count', after: last }
  return { next, did: ids.length }
}

/** Pays the next members all that was counted for them. */
async function pay(
  tx: Database,
  { drafts, day, at, ports }: CommissionBatch,
  { after }: Cursor,
  size: number,
): Promise<Stepped<Cursor>> {
  const { counts, last } = await takeNextCounts(tx, drafts, { after, size })
  const due = draftCommissions(day, counts)
  await writePayouts(
    tx,
    ports,
    due.map((draft) => ({ draft, createdAt: at, paidAt: at })),
  )
  return { next: last === null ? null : { phase: 'pay', after: last }, did: due.length }
}

/**
 * Pays the commissions of a day in batches: first the play of some members each is counted for all above them, then
 * some members each are paid. Only what was counted of everybody is divided, so no cent depends on the batches.
 */
export async function payCommissions(tx: Database, batch: CommissionBatch): Promise<Cursor | null> {
  const stored = v.safeParse(cursorForm, batch.cursor)
  if (!stored.success) await keepOlderOut(tx, batch.drafts)
  const first: Cursor = stored.success ? stored.output : { phase: 'count', after: 0 }
  return doSteps(first, batch.size, (cursor, left) => (cursor.phase === 'count' ? count : pay)(tx, batch, cursor, left))
}
