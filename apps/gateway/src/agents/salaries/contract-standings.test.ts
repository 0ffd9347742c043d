import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { contracts, payouts, rounds } from '../../kernel/db/tables/index.ts'

interface Standing {
  readonly category: string
  readonly startTime: number
  readonly endTime: number
  readonly turnover: number
  readonly carryIn: number
  readonly due: number
  readonly tiers: readonly object[]
}

let site: TestGateway
let marco: string
beforeAll(async () => {
  site = await startTestGateway()
  marco = await site.logIn('marcobay01')
})
afterAll(() => site.close())

const standings = async (kind: string): Promise<readonly Standing[]> =>
  (await site.ask('GET', `/wps/relay/MCSFE_getContractStandings?kind=${kind}`, { token: marco })).body.value

test('[AGT-05] each contract in force says where it stands in the period that is running', async () => {
  const now = site.gateway.clock.now()
  const lengths = { realtime: 5 * 60_000, hourly: 3_600_000, daily: 86_400_000, dividend: 17 * 86_400_000 }
  for (const [kind, length] of Object.entries(lengths)) {
    const [row] = await standings(kind)
    expect(row).toMatchObject({ category: 'CONS' })
    const { startTime = 0, endTime = 0 } = row ?? {}
    expect(startTime).toBeLessThanOrEqual(now)
    expect(endTime).toBeGreaterThan(now)
    expect(endTime - startTime).toBeLessThanOrEqual(length)
  }
  const [daily] = await standings('daily')
  expect(daily?.tiers).toMatchObject([
    { minimumBet: 300, rate: 0.0007 },
    { minimumBet: 2000, rate: 0.001 },
  ])
  expect(daily?.carryIn).toBe(0)
  expect(daily?.due).toBeLessThanOrEqual((daily?.turnover ?? 0) * 0.001)
  const player = await site.logIn()
  const { body } = await site.ask('GET', '/wps/relay/MCSFE_getContractStandings?kind=daily', { token: player })
  expect(body.errorCode).toBe('in_need_true_account')
})

test('[AGT-05] play before a contract of its own began still counts for the contract for all games', async () => {
  const { db, clock, catalogue } = site.gateway
  const before = (await standings('daily')).find(({ category }) => category === 'CONS')
  const fish = catalogue.games.find(({ category }) => category === 'FISH')?.id ?? 0
  const memberId = 1_000_003
  const round = { memberId, gameId: fish, stake: 40_000, win: 0 }
  await db.insert(rounds).values([
    { ...round, id: randomUUID(), settledAt: clock.now() - 3_000 },
    { ...round, id: randomUUID(), settledAt: clock.now() - 1_000 },
  ])
  const tiers = [{ minimumBet: 0, netLoss: 0, activeMember: 0, rateType: 'P' as const, rate: 500 }]
  await db.insert(contracts).values({
    kind: 'daily',
    category: 'FISH',
    uplineId: null,
    memberId: 1_000_002,
    period: 'daily',
    tiers,
    status: 'accepted',
    offeredAt: 1,
    acceptedAt: clock.now() - 2_000,
  })
  const after = await standings('daily')
  const turnoverOf = (which: string) => after.find(({ category }) => category === which)?.turnover
  expect(turnoverOf('CONS')).toBeCloseTo((before?.turnover ?? 0) + 400, 2)
  expect(turnoverOf('FISH')).toBe(400)
})

test('[AGT-05] a contract that ended within its period still says what it counted until then, after those in force', async () => {
  const { db, clock, catalogue } = site.gateway
  const cards = catalogue.games.find(({ category }) => category === 'PVP')?.id ?? 0
  const endedAt = clock.now() - 1_000
  await db.insert(contracts).values({
    kind: 'daily',
    category: 'PVP',
    uplineId: null,
    memberId: 1_000_002,
    period: 'daily',
    tiers: [{ minimumBet: 0, netLoss: 0, activeMember: 0, rateType: 'P', rate: 500 }],
    status: 'terminated',
    offeredAt: 1,
    acceptedAt: endedAt - 2_000,
    endedAt,
  })
  const round = { memberId: 1_000_003, gameId: cards, stake: 50_000, win: 0 }
  await db.insert(rounds).values([
    { ...round, id: randomUUID(), settledAt: endedAt - 1_000 },
    { ...round, id: randomUUID(), settledAt: endedAt + 500 },
  ])
  expect((await standings('daily')).at(-1)).toMatchObject({ category: 'PVP', endedAt, turnover: 500, due: 0.25 })
})

test('[AGT-05] a payout that is rejected gives its reason', async () => {
  const { db } = site.gateway
  const [paid] = (await site.ask('GET', '/wps/relay/MCSFE_getContractDividendRecords', { token: marco })).body.value
    .list
  await db.update(payouts).set({ status: 'in-process', decidedAt: null }).where(eq(payouts.id, paid.payoutId))
  await site.operate('reject-payout', String(paid.payoutId), 'Two', 'accounts', 'of', 'one', 'player')
  const { list } = (
    await site.ask('GET', '/wps/relay/MCSFE_getContractDividendRecords?status=rejected', { token: marco })
  ).body.value
  expect(list).toMatchObject([
    { payoutId: paid.payoutId, status: 'rejected', rejectReason: 'Two accounts of one player' },
  ])
})
