import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payoutAccounts, jobProgress, withdrawals, withdrawalStatuses } from '../../kernel/db/tables/index.ts'
import { minute } from '../../app/testing/moments.ts'
import { killedIn } from '../../app/testing/killed-in.ts'
import { runOnly } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { advanceWithdrawals } from './withdrawal-status-job.ts'

let site: TestGateway
beforeAll(async () => {
  site = await startTestGateway()
  site.advance(minute)
  await runOnly(site, advanceWithdrawals)
})
afterAll(() => site.close())

test('[MEM-05] withdrawals are moved on in batches: one that is killed leaves what was committed, and each moves once', async () => {
  const { db, clock } = site.gateway
  const [card] = await db.select().from(payoutAccounts).limit(1)
  const at = clock.now()
  const made = await db
    .insert(withdrawals)
    .values(
      Array.from({ length: 5 }, (_, place) => ({
        id: randomUUID(),
        orderNo: `batch${place}`,
        memberId: card?.memberId ?? 0,
        cardId: card?.id ?? 0,
        kind: 'BC' as const,
        amount: 100,
        stage: 'submitted' as const,
        at,
        statusAt: at,
      })),
    )
    .returning({ id: withdrawals.id })
  const ids = made.map(({ id }) => id)
  const checking = () => db.$count(withdrawals, and(inArray(withdrawals.id, ids), eq(withdrawals.stage, 'checking')))
  site.advance(2 * minute)
  const twin = await site.twin()
  await runOnly(site, killedIn(advanceWithdrawals, 3))
  expect(await checking()).toBe(2)
  expect(await db.$count(jobProgress, eq(jobProgress.job, 'follow-withdrawals'))).toBe(1)
  await Promise.all([runOnly(site, advanceWithdrawals), runOnly(twin, advanceWithdrawals)])
  expect(await checking()).toBe(5)
  expect(await db.$count(withdrawalStatuses, inArray(withdrawalStatuses.withdrawalId, ids))).toBe(5)
})
