import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contracts, rebateLimits } from '../db/tables/index.ts'
import { houseEdge, playedCategories } from '../play/house-edge.ts'
import { titleReturn } from '../play/title-return.ts'
import { seedAgents } from '../seed/agents/seed-agents.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { readAgreed } from './agreed.ts'
import { excesses, reinvestment } from './check-reinvestment.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

test('the edge of a category is that of its best bet: no title gives back more', () => {
  for (const game of site.gateway.catalogue.games) {
    expect(playedCategories).toContain(game.category)
    expect((titleReturn(game)?.to ?? 0) / 100).toBeLessThanOrEqual(1 - houseEdge(game.category) / 1_000_000 + 1e-4)
  }
  expect(houseEdge('LIVE')).toBe(10_579)
  expect(houseEdge('NOTHING')).toBe(0)
})

test('what the programmes of the seed give back together is below the edge of every category', async () => {
  const agreed = await readAgreed(site.gateway.db)
  expect(excesses(agreed)).toEqual([])
  for (const { category, edge, sum, rates } of reinvestment(agreed)) {
    expect(sum, category).toBeLessThanOrEqual(edge)
    expect(rates.length).toBeGreaterThan(8)
  }
})

test('a higher limit, a contract or an amount from nothing is told in one line with every rate and the edge', async () => {
  const agreed = await readAgreed(site.gateway.db)
  const [line, ...rest] = excesses({ ...agreed, commissionLimits: new Map([...agreed.commissionLimits, ['LIVE', 8_000]]) })
  expect(rest).toEqual([])
  expect(line).toMatch(/^LIVE: programmes give back up to 1\.6174 % of a stake, the house keeps 1\.0579 %: commission 0\.8 %, /)
  const amount = { minimumBet: 0, netLoss: 0, activeMember: 0, rateType: 'A' as const, rate: 100 }
  const open = { ...agreed, houseContracts: [...agreed.houseContracts, { id: 1, kind: 'hourly', category: 'CONS', tiers: [amount] }] }
  expect(excesses(open)).toHaveLength(playedCategories.length)
})

test('the operator offers no contract that takes a category above its edge, and sees the rates', async () => {
  await expect(site.operate('offer-contract', 'marcobay01', 'daily', 'LIVE', '0.5'))
    .rejects.toThrow(/^LIVE: programmes give back up to .* the house keeps 1\.0579 %: daily salary 0\.5 %/)
  const offered = await site.gateway.db.select().from(contracts).where(eq(contracts.category, 'LIVE'))
  expect(offered.every(({ tiers }) => tiers.every(({ rate }) => rate < 5_000))).toBe(true)
  expect(await site.operate('offer-contract', 'marcobay01', 'daily', 'LIVE', '0.05')).toMatch(/is offered/)
  expect(await site.operate('reinvestment')).toContainEqual(expect.objectContaining({ category: 'LIVE', 'house keeps': '1.058%' }))
  expect(await site.operate('reinvestment', 'live')).toContainEqual({ programme: 'commission', 'at most': '0.200%' })
})

test('what an earlier seed had agreed above the edge is brought down at the next start', async () => {
  const { db } = site.gateway
  await db.update(rebateLimits).set({ highest: 8_000 }).where(eq(rebateLimits.productType, 'LIVE'))
  await db.update(contracts).set({ tiers: [{ minimumBet: 0, netLoss: 0, activeMember: 1, rateType: 'P', rate: 3_000 }] })
    .where(and(isNull(contracts.uplineId), eq(contracts.kind, 'daily'), eq(contracts.status, 'accepted')))
  expect(excesses(await readAgreed(db)).length).toBeGreaterThan(0)
  await seedAgents(db, site.gateway.clock.now())
  expect(excesses(await readAgreed(db))).toEqual([])
})
