import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { jobProgress } from '../db/tables/index.ts'
import { takeTime } from '../db/time-limits.ts'
import { takeDrafts, writeDrafts } from '../jobs/drafts.ts'
import type { BatchedJob, Period } from '../jobs/job.ts'
import { grouped } from '../play/grouped.ts'
import type { DayOfPlay } from './count-play.ts'
import { countPoints, uncounted, uncountedFrom } from './earn-points.ts'

const name = 'points'
const fiveMinutes = 300_000

/** From when on the play of a period is counted. */
interface PointCursor {
  readonly from: number
}

/** From when on a period counts: where one that was broken off did, when there is one, since its last members were not counted. */
async function startOf(tx: Database, { from: earliest, until }: Period): Promise<number> {
  const broken = await tx.select({ cursor: jobProgress.cursor }).from(jobProgress).where(and(eq(jobProgress.job, name), lt(jobProgress.until, until)))
  const starts = broken.flatMap(({ cursor }) => (cursor as PointCursor | null)?.from ?? [])
  return Math.min(await uncountedFrom(tx, earliest), ...starts)
}

/** Counts points every five minutes: the first batch reads what is not counted yet, each other one writes the points of some members. */
export const pointJob: BatchedJob = {
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
