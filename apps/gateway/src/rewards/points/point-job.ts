import { and, eq, lt } from 'drizzle-orm'
import * as v from 'valibot'
import { jobProgress } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { membersAfter } from '../../kernel/jobs/index.ts'
import type { Job, Period } from '../../kernel/jobs/index.ts'
import { countPoints, uncounted, uncountedFrom } from './earn-points.ts'

const name = 'points'
const fiveMinutes = 300_000

/** From when on the play of a period is counted, and the member after whom the next batch begins. */
const cursorForm = v.nullable(v.object({ from: v.number(), after: v.optional(v.number(), 0) }))
type PointCursor = v.InferOutput<typeof cursorForm>

/**
 * From when on a period counts: where one that was broken off did,
 * when there is one, since its last members were not counted.
 */
async function startOf(tx: Database, { from: earliest, until }: Period): Promise<number> {
  const broken = await tx
    .select({ cursor: jobProgress.cursor })
    .from(jobProgress)
    .where(and(eq(jobProgress.job, name), lt(jobProgress.until, until)))
  const starts = broken.flatMap(({ cursor }) => v.parse(cursorForm, cursor)?.from ?? [])
  return Math.min(await uncountedFrom(tx, earliest), ...starts)
}

/**
 * Counts points every five minutes, some members in each batch in
 * the order of their ids: what they played and is not counted yet.
 */
export const pointJob: Job = {
  name,
  every: fiveMinutes,
  makeUp: 1,
  queue: 'settlement',
  async batch(tx, _gateway, period, { cursor, size }) {
    const { from, after } = v.parse(cursorForm, cursor) ?? { from: await startOf(tx, period), after: 0 }
    const { until } = period
    const { ids, last } = await membersAfter(tx, { after, size })
    await countPoints(tx, await uncounted(tx, { from, until }, ids), until)
    return last === null ? null : ({ from, after: last } satisfies PointCursor)
  },
}
