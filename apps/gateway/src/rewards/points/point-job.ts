import { and, eq, lt } from 'drizzle-orm'
import * as v from 'valibot'
import { jobProgress, takeTime } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { takeDrafts, writeDrafts } from '../../kernel/jobs/index.ts'
import type { Job, Period } from '../../kernel/jobs/index.ts'
import { grouped } from '../../play/index.ts'
import type { DayOfPlay } from './count-play.ts'
import { countPoints, uncounted, uncountedFrom } from './earn-points.ts'

const name = 'points'
const fiveMinutes = 300_000

/** From when on the play of a period is counted. */
const cursorForm = v.nullable(v.object({ from: v.number() }))
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
 * Counts points every five minutes: the first batch reads what is
 * not counted yet, each other one writes the points of some members.
 */
export const pointJob: Job = {
  name,
  every: fiveMinutes,
  makeUp: 1,
  queue: 'settlement',
  async batch(tx, _gateway, period, { cursor, size }) {
    const drafts = { job: name, until: period.until }
    if (cursor === null) {
      await takeTime(tx)
      const from = await startOf(tx, period)
      const byMember = grouped(await uncounted(tx, from, period.until), ({ memberId }) => String(memberId))
      await writeDrafts(tx, drafts, [...byMember.values()])
      return byMember.size > 0 ? ({ from } satisfies PointCursor) : null
    }
    const part = await takeDrafts<readonly DayOfPlay[]>(tx, drafts, size)
    await countPoints(tx, part.flat(), period.until)
    return part.length < size ? null : cursor
  },
}
