import { readFileSync } from 'node:fs'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announcements, contracts, promotions, type Tier } from '../../kernel/db/tables/index.ts'
import { inForceOf, withCaps } from '../../agents/salaries/contracts-in-period.ts'
import { day } from '../testing/moments.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { readAgreed, type Agreed } from './agreed.ts'
import { judgeAgreed } from './judge-agreed.ts'
import { capTiers } from '../../agents/contracts/cap-tiers.ts'
import { contractCaps } from './contract-caps.ts'
import { excesses } from './check-reinvestment.ts'

const marco = 1_000_002
let site: TestGateway
let agreed: Agreed
beforeAll(async () => {
  site = await startTestGateway()
  agreed = await readAgreed(site.gateway.db, site.gateway.clock.now())
})
afterAll(() => site.close())

const part = (rate: number): Tier => ({ minimumBet: 0, netLoss: 0, activeMember: 0, rateType: 'P', rate })
const amount = (minimumBet: number, rate: number): Tier => ({
  minimumBet,
  netLoss: 0,
  activeMember: 0,
  rateType: 'A',
  rate,
})
/** What is agreed, with these contracts of the operator more. */
const withMore = (
  ...more: readonly {
    readonly id: number
    readonly kind: string
    readonly category: string
    readonly tiers: readonly Tier[]
  }[]
): Agreed => ({ ...agreed, houseContracts: [...agreed.houseContracts, ...more] })
/** What is agreed when every contract pays no more than its cap. */
const capped = (all: Agreed): Agreed => {
  const caps = contractCaps(all)
  return {
    ...all,
    houseContracts: all.houseContracts.map((contract) => ({
      ...contract,
      tiers: capTiers(contract.tiers, caps.get(contract.id)),
    })),
  }
}

test('contracts that the edge bears have no cap', () => {
  expect(contractCaps(agreed).size).toBe(0)
  expect(capTiers([part(500)], undefined)).toEqual([part(500)])
})

test('what is paid under the caps is never above the edge, and no other contract is paid less', () => {
  const cases = [
    withMore({ id: 1, kind: 'daily', category: 'LIVE', tiers: [part(5_000)] }),
    withMore(
      { id: 1, kind: 'hourly', category: 'CONS', tiers: [amount(0, 100)] },
      { id: 2, kind: 'daily', category: 'LIVE', tiers: [part(9_000), amount(10_000, 500)] },
    ),
    withMore(
      { id: 1, kind: 'dividend', category: 'CONS', tiers: [part(900_000)] },
      { id: 2, kind: 'realtime', category: 'FISH', tiers: [part(60_000)] },
    ),
  ]
  for (const all of cases) {
    expect(excesses(all).length).toBeGreaterThan(0)
    expect(excesses(capped(all))).toEqual([])
    expect([...contractCaps(all).keys()].every((id) => id <= 2)).toBe(true)
  }
  const [first] = cases
  expect(contractCaps(first ?? agreed).get(1)).toBeGreaterThan(0)
})

test('a database with such a contract starts: it is named with what to do, paid what the edge bears, and a lower one takes its place', async () => {
  const { db } = site.gateway
  await db
    .update(contracts)
    .set({ status: 'terminated', endedAt: 1 })
    .where(and(eq(contracts.memberId, marco), eq(contracts.kind, 'daily'), isNull(contracts.uplineId)))
  const [bad] = await db
    .insert(contracts)
    .values({
      kind: 'daily',
      category: 'LIVE',
      uplineId: null,
      memberId: marco,
      period: 'daily',
      tiers: [part(5_000)],
      status: 'accepted',
      offeredAt: 1,
      acceptedAt: 2,
    })
    .returning()
  const id = bad?.id ?? 0
  const { refused, warnings } = judgeAgreed(await readAgreed(db, site.gateway.clock.now()))
  expect([refused, warnings.length]).toEqual([[], 1])
  expect(warnings[0]).toMatch(
    new RegExp(
      `^contract ${id} of the operator \\(daily LIVE, 0\\.5 %\\) is paid at most 0\\.\\d+ %.*"pnpm gateway offer-contract .*daily LIVE.*"pnpm gateway end-contract ${id}"`,
    ),
  )
  const operate = readFileSync(new URL('../../../../../docs/operate.md', import.meta.url), 'utf8')
  expect(operate.includes('| `contract … of the operator (…) is paid at most …` | warn |')).toBe(true)
  const now = site.gateway.clock.now()
  const ofDay = { kind: 'daily' as const, period: { from: now - day, until: now } }
  const inForce = await withCaps(db, site.gateway.ports, await inForceOf(db, ofDay, [marco]))
  const paid = inForce.find((contract) => contract.id === id)?.tiers[0]?.rate ?? 0
  expect(paid).toBeGreaterThan(0)
  expect(paid).toBeLessThan(2_000)
  expect(await site.operate('contracts', 'marcobay01')).toContainEqual(
    expect.objectContaining({ id, paidAtMost: `${paid / 10_000}%` }),
  )
  await expect(site.operate('offer-contract', 'marcobay01', 'daily', 'LIVE', '0.5')).rejects.toThrow(
    /^LIVE: programmes give back/,
  )
  expect(await site.operate('offer-contract', 'marcobay01', 'daily', 'LIVE', '0.05')).toMatch(/is offered/)
})

test('rows of promotions above the edge refuse the start, one line for each category', async () => {
  const { db, clock } = site.gateway
  const of = eq(promotions.id, 106)
  const [kept] = await db.select({ rule: promotions.rule }).from(promotions).where(of)
  await db
    .update(promotions)
    .set({ rule: { type: 'REBATE', category: 'RNG', from: 0, rate: 300 } })
    .where(of)
  expect(judgeAgreed(await readAgreed(db, clock.now())).refused).toEqual([
    expect.stringMatching(/^RNG: programmes give back .*promotion 106 \(Daily slots rebate\) 3 %/),
  ])
  await db.update(announcements).set({ endDate: clock.now() }).where(eq(announcements.id, 106))
  expect(judgeAgreed(await readAgreed(db, clock.now())).refused).toEqual([])
  await db.update(announcements).set({ endDate: null }).where(eq(announcements.id, 106))
  await db
    .update(promotions)
    .set({ rule: kept?.rule ?? { type: 'NEW_REGISTER' } })
    .where(of)
})

test('rates above the edge that no contract is to blame for refuse the start', () => {
  const { refused } = judgeAgreed({
    ...agreed,
    commissionLimits: new Map([...agreed.commissionLimits, ['LIVE', 12_000]]),
  })
  expect(refused).toHaveLength(1)
  expect(refused[0]).toMatch(/^LIVE: programmes give back/)
})

test('bonuses granted under terms that give too much are a warning: no reason not to start, nor to pay an agent less', () => {
  const { refused, warnings } = judgeAgreed({
    ...agreed,
    lockedBonuses: [{ rate: 50_000, excluded: ['SPORTS'], weights: { LIVE: 50 } }],
  })
  expect(refused).toEqual([])
  expect(warnings.filter((line) => line.startsWith('contract '))).toEqual([])
  const ofBonuses = warnings.filter((line) => line.startsWith('bonuses granted under earlier terms, until they'))
  expect(ofBonuses.some((line) => / LIVE: .*bonus paid after play 2\.5 %/.test(line))).toBe(true)
  expect(ofBonuses.some((line) => / SPORTS: /.test(line))).toBe(false)
  const operate = readFileSync(new URL('../../../../../docs/operate.md', import.meta.url), 'utf8')
  expect(operate).toContain('| `bonuses granted under earlier terms, until they are paid or lapse: …` | warn |')
})
