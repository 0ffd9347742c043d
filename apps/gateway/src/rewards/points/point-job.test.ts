import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobProgress, pointEntries } from '../../kernel/db/tables/index.ts'
import { day, minute } from '../../app/testing/moments.ts'
import { inBatches, rowsByTransaction } from '../../app/testing/in-batches.ts'
import { openPlayer, play, runOnly } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { pointJob } from './point-job.ts'

let site: TestGateway
beforeAll(async () => {
  site = await startTestGateway()
  site.advance(5 * minute)
  await runOnly(site, pointJob)
})
afterAll(() => site.close())

const players = async (...names: string[]): Promise<number[]> => {
  const ids: number[] = []
  for (const name of names) ids.push((await openPlayer(site, name)).memberId)
  return ids
}
const earned = async (ids: readonly number[]): Promise<number[]> => {
  const rows = await site.gateway.db
    .select()
    .from(pointEntries)
    .where(inArray(pointEntries.memberId, [...ids]))
  return ids.map((id) => rows.filter(({ memberId }) => memberId === id).reduce((sum, { points }) => sum + points, 0))
}

/** The job by one member a batch, killed once in the batch that begins after a member. */
const killedAfter = (id: number | undefined) =>
  inBatches(pointJob, 1, (_, cursor) => new RegExp(`"after":${id}\\b`).test(JSON.stringify(cursor)))

test('[PNT-01] points are written in batches by member: one that is killed leaves what was committed, and each stake counts once', async () => {
  const ids = await players('batched1', 'batched2', 'batched3')
  for (const id of ids) await play(site, id, { category: 'RNG', stake: 20_000 })
  site.advance(5 * minute)
  await runOnly(site, killedAfter(ids[0]))
  expect(await earned(ids)).toEqual([2, 0, 0])
  const twin = await site.twin()
  const one = inBatches(pointJob, 1)
  await Promise.all([runOnly(site, one), runOnly(twin, one)])
  expect(await earned(ids)).toEqual([2, 2, 2])
  const own = sql`member_id in ${ids}`
  expect(await rowsByTransaction(site.gateway.db, pointEntries, own)).toEqual([1, 1, 1])
})

test('[PNT-01] a period that is broken off for good leaves its members to the next one, with the days from which it counted', async () => {
  const ids = await players('broken1', 'broken2')
  for (const id of ids) await play(site, id, { category: 'RNG', stake: 20_000 })
  site.advance(6 * day)
  for (const id of ids) await play(site, id, { category: 'RNG', stake: 10_000 })
  site.advance(5 * minute)
  await runOnly(site, killedAfter(ids[0]))
  expect(await earned(ids)).toEqual([3, 0])
  site.advance(5 * minute)
  await runOnly(
    site,
    inBatches(pointJob, 1, () => true),
  )
  site.advance(5 * minute)
  await runOnly(site, pointJob)
  expect(await earned(ids)).toEqual([3, 3])
  expect(await site.gateway.db.$count(jobProgress, eq(jobProgress.job, 'points'))).toBe(0)
})
