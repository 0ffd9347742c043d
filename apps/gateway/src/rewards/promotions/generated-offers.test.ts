import { isWhole } from '@parlour/vitest/scope'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, testNow } from '../../app/testing/moments.ts'
import { expectGiven, walkPromotion, type StatedOffer } from '../../app/testing/promotion-walk.ts'
import { openWallet, play } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { applications, bonuses, claims, promotionJoins } from '../../kernel/db/tables/index.ts'
import { startOfDay } from '../../kernel/jobs/market-calendar.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { grantBonus } from '../../money/bonus/grant-bonus.ts'
import { bonusOf, depositPromotion, grantOf } from '../../money/deposit/promotions.ts'
import { takeClaim } from './claims.ts'
import { issueDue } from './issue-due.ts'
import { weekendOf } from './weekend-turnover.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const own = 1_000_000_000
/** What counts towards a bonus that is paid after play, so that the edge of every category bears it. */
const whatCounts = { excluded: ['LIVE'], weights: { PVP: 25, FISH: 10, RNG: 5 } }
const days = fc.constantFrom(null, 1, 7, 30)
const maxBet = fc.constantFrom(null, 20, 5_000)
const whole = (min: number, max: number) => fc.integer({ min, max })

const atOnce = fc.record({ multiple: fc.constantFrom(0, 0.5, 1.1, 3, 50), days, maxBet, playOnly: fc.constant(false) })
const turnover = fc.record({
  rule: fc
    .record({ stake: whole(1_000, 100_000), share: whole(1, 20), first: whole(1_000, 5_000) })
    .map(({ stake, share, first }) => {
      const reward = Math.max(1, Math.floor((stake * share) / 100)) / 100
      return { type: 'TURNOVER', category: 'PVP', stake, reward, first }
    }),
  terms: atOnce,
  isLate: fc.boolean(),
})
const weekend = fc.record({
  rule: fc.record({ stake: whole(1_000, 100_000), share: whole(1, 2) }).map(({ stake, share }) => ({
    type: 'SIGNUP',
    category: 'PVP',
    stake,
    reward: Math.max(1, Math.floor((stake * share) / 100)) / 100,
  })),
  terms: atOnce,
  isLate: fc.boolean(),
})
const manual = fc.record({
  rule: fc.record({ type: fc.constant('MANUAL'), maximum: whole(1, 5_000), currency: fc.constant(null) }),
  terms: atOnce,
  isLate: fc.boolean(),
})
const deposit = fc.record({
  rule: fc.record({
    type: fc.constant('DEPOSIT'),
    percent: whole(1, 100),
    maximum: whole(10, 5_000),
    minimumDeposit: whole(100, 1_000),
    nth: fc.constant(null),
  }),
  terms: fc.record({
    multiple: fc.constantFrom(50, 60.5, 100),
    days: fc.constantFrom(1, 30),
    maxBet,
    excluded: fc.constant(whatCounts.excluded),
    weights: fc.constant(whatCounts.weights),
  }),
  paidIn: whole(100_000, 100_000_000),
})

/** Takes the one claim of a member in its last moment, or in the one after it. */
async function takeLast(memberId: number, offer: StatedOffer, isLate: boolean): Promise<void> {
  const { db } = site.gateway
  const rows = await db.select().from(claims).where(eq(claims.memberId, memberId))
  expect(rows).toHaveLength(1)
  const [{ id, amount, expiresAt } = { id: 0, amount: 0, expiresAt: null }] = rows
  const now = (expiresAt ?? 0) - (isLate ? 0 : 1)
  const taken = () => db.transaction((tx) => takeClaim(tx, { id, memberId, now }))
  if (isLate) await expect(taken()).rejects.toMatchObject({ code: 'promotion.claim.closed' })
  else {
    await taken()
    await expectGiven(site, memberId, offer, { amount, at: now })
    await expect(taken()).rejects.toMatchObject({ code: 'promotion.claim.claimed' })
  }
  const given = await db.select().from(bonuses).where(eq(bonuses.memberId, memberId))
  expect(given).toHaveLength(isLate ? 0 : 1)
}

const numRuns = isWhole() ? 200 : 6

test(
  '[BEY-02] a generated promotion for a turnover gives what its offer states, from the last centavo of its stake to the last moment of its claim',
  { timeout: 600_000 },
  async () => {
    const { db } = site.gateway
    await fc.assert(
      fc.asyncProperty(turnover, ({ rule, terms, isLate }) =>
        walkPromotion(site, { rule, terms }, async (_, offer) => {
          const memberId = await openWallet(site, own)
          await play(site, memberId, { category: 'PVP', stake: rule.stake * 100 - 1 })
          await issueDue(site.gateway, memberId, testNow)
          expect(await db.select().from(claims).where(eq(claims.memberId, memberId))).toEqual([])
          await play(site, memberId, { category: 'PVP', stake: 1 })
          await issueDue(site.gateway, memberId, testNow)
          const [claim] = await db.select().from(claims).where(eq(claims.memberId, memberId))
          expect(claim).toMatchObject({
            amount: offer.amount,
            expiresAt: startOfDay(testNow) + (1 + offer.claimDays) * day,
          })
          await takeLast(memberId, offer, isLate)
        }),
      ),
      { numRuns, seed: 36 },
    )
    expect(await ledgerFaults(db)).toEqual([])
  },
)

test(
  '[BEY-02] [MEM-06] a generated weekend gives what its offer states to who has joined it, from the last centavo of its stake on',
  { timeout: 600_000 },
  async () => {
    const { db } = site.gateway
    const { from: period, until } = weekendOf(testNow)
    await fc.assert(
      fc.asyncProperty(weekend, ({ rule, terms, isLate }) =>
        walkPromotion(site, { rule, terms }, async (promotionId, offer) => {
          const [memberId, idle] = [await openWallet(site, own), await openWallet(site, own)]
          await db.insert(promotionJoins).values({ promotionId, memberId, period, at: testNow })
          const claimsOf = (who: number) => db.select().from(claims).where(eq(claims.memberId, who))
          for (const who of [memberId, idle]) {
            await play(site, who, { category: 'PVP', stake: rule.stake * 100 - 1 })
            await issueDue(site.gateway, who, testNow)
            expect(await claimsOf(who)).toEqual([])
            await play(site, who, { category: 'PVP', stake: 1 })
            await issueDue(site.gateway, who, testNow)
          }
          expect(await claimsOf(idle)).toEqual([])
          expect(await claimsOf(memberId)).toMatchObject([
            { amount: offer.amount, expiresAt: until + offer.claimDays * day },
          ])
          await takeLast(memberId, offer, isLate)
        }),
      ),
      { numRuns, seed: 36 },
    )
    expect(await ledgerFaults(db)).toEqual([])
  },
)

test(
  '[BEY-02] [VAL-09] a generated promotion for an application pays up to what its offer states, under its terms',
  { timeout: 600_000 },
  async () => {
    const { db } = site.gateway
    await fc.assert(
      fc.asyncProperty(manual, ({ rule, terms, isLate }) =>
        walkPromotion(site, { rule, terms }, async (promotionId, offer) => {
          expect(offer.maximum).toBe(rule.maximum * 100)
          const memberId = await openWallet(site)
          const [row] = await db
            .insert(applications)
            .values({ promotionId, memberId, remarks: 'Done.', status: 'applying', at: testNow })
            .returning()
          const approve = (pesos: number) => site.operate('approve-application', String(row?.id), String(pesos))
          await expect(approve(rule.maximum + 1)).rejects.toThrow(/most|up to|above/i)
          await approve(rule.maximum)
          const [claim] = await db.select().from(claims).where(eq(claims.memberId, memberId))
          expect(claim).toMatchObject({ amount: offer.maximum, expiresAt: testNow + offer.claimDays * day })
          await takeLast(memberId, offer, isLate)
        }),
      ),
      { numRuns, seed: 36 },
    )
    expect(await ledgerFaults(db)).toEqual([])
  },
)

test(
  '[BEY-02] [BEY-09] a generated bonus of a deposit is its percentage up to its maximum, locked under the terms that its offer states',
  { timeout: 600_000 },
  async () => {
    const { db } = site.gateway
    await fc.assert(
      fc.asyncProperty(deposit, ({ rule, terms, paidIn }) =>
        walkPromotion(site, { rule, terms }, async (id, offer) => {
          const { percent, maximum } = offer
          expect([percent, maximum, offer.terms.minDeposit]).toEqual([
            rule.percent,
            rule.maximum * 100,
            rule.minimumDeposit * 100,
          ])
          const promotion = await depositPromotion(db, id, testNow)
          if (!promotion) throw new Error('it does not run')
          const amount = bonusOf(promotion, paidIn)
          expect(amount).toBe(Math.min(maximum ?? 0, Math.floor((paidIn * percent) / 100)))
          const memberId = await openWallet(site)
          const given = { amount, deposit: paidIn, at: testNow }
          await db.transaction((tx) => grantBonus(tx, { ...grantOf(promotion, given), memberId }))
          await expectGiven(site, memberId, offer, given)
        }),
      ),
      { numRuns, seed: 36 },
    )
    expect(await ledgerFaults(db)).toEqual([])
  },
)
