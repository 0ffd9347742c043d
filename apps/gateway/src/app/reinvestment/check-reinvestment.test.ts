import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bonuses, contracts, members, pointRewards, promoCodes, rebateLimits } from '../../kernel/db/tables/index.ts'
import { grantBonus } from '../../money/bonus/grant-bonus.ts'
import { houseEdge, playedCategories } from '../../play/engines/house-edge.ts'
import { titleRtp } from '../../play/engines/title-rtp.ts'
import { earnedRate, wageringMultiplier } from '../../rewards/promotions/terms.ts'
import { promoCodes as seedCodes } from '../seed/rewards/points-shop.ts'
import { seedRewards } from '../seed/rewards/seed-rewards.ts'
import { referral, secondDeposit } from '../seed/rewards/promotion-rules.ts'
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
    expect((titleRtp(game)?.to ?? 0) / 100).toBeLessThanOrEqual(1 - houseEdge(game.category) / 1_000_000 + 1e-4)
  }
  expect(houseEdge('LIVE')).toBe(10_579)
  expect(houseEdge('NOTHING')).toBe(0)
})

test('what the programmes of the seed give back together is below the edge of every category', async () => {
  const agreed = await readAgreed(site.gateway.db, site.gateway.clock.now())
  expect(excesses(agreed)).toEqual([])
  for (const { category, edge, sum, rates } of reinvestment(agreed)) {
    expect(sum, category).toBeLessThanOrEqual(edge)
    expect(rates.length).toBeGreaterThan(8)
  }
})

test('a bonus of a deposit and a reward for inviting are paid after play, and what a stake earns of them is in the sum', async () => {
  const agreed = await readAgreed(site.gateway.db, site.gateway.clock.now())
  expect([secondDeposit, referral].map(({ terms }) => terms.locked)).toEqual([true, true])
  const rateIn = Object.fromEntries(
    reinvestment(agreed).map(({ category, rates }) => [
      category,
      rates.find(({ name }) => name === 'bonus paid after play')?.rate ?? 0,
    ]),
  )
  expect(rateIn).toMatchObject({ RNG: 1_000, FISH: 2_000, LIVE: 0, PVP: 5_000, SPORTS: 20_000, LOTT: 20_000 })
  const whole = { ...referral.terms, weights: {}, excluded: [] }
  expect(earnedRate(whole, 'LIVE')).toBe(20_000)
  expect(earnedRate({ ...whole, locked: false }, 'LIVE')).toBe(0)
})

test('a locked bonus that a member still plays for counts, though the terms it was granted under are gone', async () => {
  const { db, clock } = site.gateway
  const [member] = await db.select({ id: members.id }).from(members).limit(1)
  const paidAfterPlay = async (category: string) =>
    reinvestment(await readAgreed(db, clock.now()))
      .find((found) => found.category === category)
      ?.rates.find(({ name }) => name === 'bonus paid after play')?.rate
  const id = await grantBonus(db, {
    memberId: member?.id ?? 0,
    amount: 100_00,
    kind: 'DEPOSIT',
    note: 'terms of last year',
    wager: 2_000_00,
    locked: true,
    excluded: ['LIVE'],
    weights: { RNG: 50 },
    at: clock.now(),
  })
  expect([await paidAfterPlay('SPORTS'), await paidAfterPlay('RNG')]).toEqual([50_000, 25_000])
  expect(await paidAfterPlay('LIVE')).toBeUndefined()
  await db.update(bonuses).set({ expiresAt: clock.now() }).where(eq(bonuses.id, id))
  expect(await paidAfterPlay('SPORTS')).toBe(20_000)
  await db.update(bonuses).set({ expiresAt: null }).where(eq(bonuses.id, id))
  expect(await paidAfterPlay('SPORTS')).toBe(50_000)
  await db.update(bonuses).set({ closedAt: clock.now(), closedAs: 'lapsed' }).where(eq(bonuses.id, id))
  expect(await paidAfterPlay('SPORTS')).toBe(20_000)
})

test('a reward of money without its amount is an error, and not worth nothing', async () => {
  const { db, clock } = site.gateway
  const cash = eq(pointRewards.id, 1)
  const [row] = await db.select({ amount: pointRewards.amount }).from(pointRewards).where(cash)
  await db.update(pointRewards).set({ amount: null }).where(cash)
  await expect(readAgreed(db, clock.now())).rejects.toThrow('the amount of reward 1 is missing')
  await db.update(pointRewards).set({ amount: row?.amount }).where(cash)
  expect((await readAgreed(db, clock.now())).pointWorth).toBeGreaterThan(0)
})

test('a higher limit, a contract or an amount from nothing is told in one line with every rate and the edge', async () => {
  const agreed = await readAgreed(site.gateway.db, site.gateway.clock.now())
  const [line, ...rest] = excesses({
    ...agreed,
    commissionLimits: new Map([...agreed.commissionLimits, ['LIVE', 8_000]]),
  })
  expect(rest).toEqual([])
  expect(line).toMatch(
    /^LIVE: programmes give back up to 1\.6174 % of a stake, the operator keeps 1\.0579 %: commission 0\.8 %, /,
  )
  const amount = { minimumBet: 0, netLoss: 0, activeMember: 0, rateType: 'A' as const, rate: 100 }
  const open = {
    ...agreed,
    houseContracts: [...agreed.houseContracts, { id: 1, kind: 'hourly', category: 'CONS', tiers: [amount] }],
  }
  expect(excesses(open)).toHaveLength(playedCategories.length)
})

test('the operator offers no contract that takes a category above its edge, and sees the rates', async () => {
  await expect(site.operate('offer-contract', 'marcobay01', 'daily', 'LIVE', '0.5')).rejects.toThrow(
    /^LIVE: programmes give back up to .* the operator keeps 1\.0579 %: daily salary 0\.5 %/,
  )
  const offered = await site.gateway.db.select().from(contracts).where(eq(contracts.category, 'LIVE'))
  expect(offered.every(({ tiers }) => tiers.every(({ rate }) => rate < 5_000))).toBe(true)
  expect(await site.operate('offer-contract', 'marcobay01', 'daily', 'LIVE', '0.05')).toMatch(/is offered/)
  expect(await site.operate('reinvestment')).toContainEqual(
    expect.objectContaining({ category: 'LIVE', 'operator keeps': '1.058%' }),
  )
  expect(await site.operate('reinvestment', 'live')).toContainEqual({ programme: 'commission', 'at most': '0.200%' })
})

test('what an earlier seed had agreed above the edge is brought down at the next start', async () => {
  const { db } = site.gateway
  await db.update(rebateLimits).set({ highest: 8_000 }).where(eq(rebateLimits.productType, 'LIVE'))
  await db
    .update(contracts)
    .set({ tiers: [{ minimumBet: 0, netLoss: 0, activeMember: 1, rateType: 'P', rate: 3_000 }] })
    .where(and(isNull(contracts.uplineId), eq(contracts.kind, 'daily'), eq(contracts.status, 'accepted')))
  expect(excesses(await readAgreed(db, site.gateway.clock.now())).length).toBeGreaterThan(0)
  await seedAgents(db, site.gateway.clock.now())
  expect(excesses(await readAgreed(db, site.gateway.clock.now()))).toEqual([])
})

test('money of a code is paid after play: what a stake earns of it is in the sum, and a code of an earlier seed gets the terms of today', async () => {
  const { db, clock } = site.gateway
  const now = clock.now()
  const own = wageringMultiplier(20, 30, { locked: true })
  const rateOf = async () => {
    const agreed = await readAgreed(db, now)
    return reinvestment({ ...agreed, promotions: [], lockedBonuses: [] })
      .find(({ category }) => category === 'SPORTS')
      ?.rates.find(({ name }) => name === 'bonus paid after play')?.rate
  }
  expect(seedCodes.every(({ terms }) => terms.locked)).toBe(true)
  expect(await rateOf()).toBe(20_000)
  await db.update(promoCodes).set({ terms: own }).where(eq(promoCodes.code, 'MABUHAY'))
  expect(await rateOf()).toBe(50_000)
  await db
    .update(promoCodes)
    .set({ terms: wageringMultiplier(3, 14), usesLeft: 7 })
    .where(eq(promoCodes.code, 'VESPER88'))
  await seedRewards(db, { now, from: now, rewards: [] })
  const termsOf = async (code: string) => (await db.select().from(promoCodes).where(eq(promoCodes.code, code)))[0]
  expect(await termsOf('VESPER88')).toMatchObject({ terms: { multiple: 50, locked: true }, usesLeft: 7 })
  expect((await termsOf('MABUHAY'))?.terms).toEqual(own)
  await db.update(promoCodes).set({ usesLeft: 0 }).where(eq(promoCodes.code, 'MABUHAY'))
  expect(await rateOf()).toBe(20_000)
})
