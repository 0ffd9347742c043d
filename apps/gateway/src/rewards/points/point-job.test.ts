import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobDrafts, jobProgress, pointEntries } from '../../kernel/db/tables/index.ts'
import { day, minute } from '../../app/testing/moments.ts'
import { killedIn } from '../../app/testing/killed-in.ts'
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

test('[PNT-01] points are written in batches by member: one that is killed leaves what was committed, and each stake counts once', async () => {
  const ids = await players('batched1', 'batched2', 'batched3')
  for (const id of ids) await play(site, id, { category: 'RNG', stake: 20_000 })
  site.advance(5 * minute)
  await runOnly(site, killedIn(pointJob, 3))
  expect((await earned(ids)).toSorted((a, b) => a - b)).toEqual([0, 0, 2])
  const twin = await site.twin()
  await Promise.all([runOnly(site, pointJob), runOnly(twin, pointJob)])
  expect(await earned(ids)).toEqual([2, 2, 2])
  expect(await site.gateway.db.$count(jobDrafts, eq(jobDrafts.job, 'points'))).toBe(0)
})

test('[PNT-01] a period that is broken off for good leaves its members to the next one, with the days from which it counted', async () => {
  const ids = await players('broken1', 'broken2')
  for (const id of ids) await play(site, id, { category: 'RNG', stake: 20_000 })
  site.advance(6 * day)
  for (const id of ids) await play(site, id, { category: 'RNG', stake: 10_000 })
  site.advance(5 * minute)
  await runOnly(site, killedIn(pointJob, 3))
  expect((await earned(ids)).toSorted((a, b) => a - b)).toEqual([0, 3])
  site.advance(5 * minute)
  await runOnly(site, killedIn(pointJob, 1))
  site.advance(5 * minute)
  await runOnly(site, pointJob)
  expect(await earned(ids)).toEqual([3, 3])
  expect(await site.gateway.db.$count(jobProgress, eq(jobProgress.job, 'points'))).toBe(0)
})
