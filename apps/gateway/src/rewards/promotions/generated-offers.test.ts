import { isWhole } from '@parlour/vitest/scope'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { momentText } from '../../app/operator/promotions/market-time.ts'
import { endings } from '../../app/testing/bonus-walk.ts'
import { day, testNow } from '../../app/testing/moments.ts'
import { expectLetter, seededOf, walkGiven, walkPromotion, type StatedOffer } from '../../app/testing/promotion-walk.ts'
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

const own = 100_000_000_000
/** What counts towards a bonus that is paid after play, so that the edge of every category bears it. */
const whatCounts = { excluded: ['LIVE'], weights: { PVP: 25, FISH: 10, RNG: 5 } }
/** How a promotion ends for its member: in the last moment of its claim it is taken, or in the one after it, too late. */
const ends = fc.record({ isLate: fc.constantFrom(false, false, true), ending: fc.constantFrom(...endings) })
type End = typeof ends extends fc.Arbitrary<infer One> ? One : never
const days = fc.constantFrom(null, 1, 7, 30)
const maxBet = fc.constantFrom(null, 20, 5_000)
const whole = (min: number, max: number) => fc.integer({ min, max })

const atOnce = fc
  .record({
    multiple: fc.constantFrom(0, 0.5, 1, 1.1, 3, 50),
    days,
    maxBet,
    excluded: fc.subarray(['LIVE', 'FISH', 'SPORTS']),
    weights: fc.constantFrom({}, { PVP: 50 }, { PVP: 25, RNG: 5 }),
    playOnly: fc.constantFrom(false, false, false, true),
  })
  .map((terms) => (terms.playOnly ? { ...terms, multiple: 0 } : terms))
const turnover = fc.record({
  rule: fc
    .record({ stake: whole(1_000, 100_000), share: whole(1, 20), first: whole(1_000, 5_000) })
    .map(({ stake, share, first }) => {
      const reward = Math.max(1, Math.floor((stake * share) / 100)) / 100
      return { type: 'TURNOVER', category: 'PVP', stake, reward, first }
    }),
  terms: atOnce,
  end: ends,
})
const weekend = fc.record({
  rule: fc.record({ stake: whole(1_000, 100_000), share: whole(1, 2) }).map(({ stake, share }) => ({
    type: 'SIGNUP',
    category: 'PVP',
    stake,
    reward: Math.max(1, Math.floor((stake * share) / 100)) / 100,
  })),
  terms: atOnce,
  end: ends,
})
const manual = fc.record({
  rule: fc.record({ type: fc.constant('MANUAL'), maximum: whole(1, 5_000), currency: fc.constant(null) }),
  terms: atOnce,
  end: ends,
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
    on: fc.constantFrom('bonus', 'deposit', 'both'),
    days: fc.constantFrom(1, 30),
    maxBet,
    excluded: fc.constant(whatCounts.excluded),
    weights: fc.constant(whatCounts.weights),
  }),
  paidIn: whole(100_000, 100_000_000),
  ending: fc.constantFrom(...endings),
})

/** Takes the one claim of a member in its last moment and walks what it gave to its end, or takes it a moment too late. */
async function takeLast(memberId: number, offer: StatedOffer, { isLate, ending }: End): Promise<void> {
  const { db } = site.gateway
  const rows = await db.select().from(claims).where(eq(claims.memberId, memberId))
  expect(rows).toHaveLength(1)
  const [{ id, amount, expiresAt } = { id: 0, amount: 0, expiresAt: null }] = rows
  const at = (expiresAt ?? 0) - (isLate ? 0 : 1)
  const taken = () => db.transaction((tx) => takeClaim(tx, { id, memberId, now: at }))
  if (isLate) await expect(taken()).rejects.toMatchObject({ code: 'promotion.claim.closed' })
  else {
    await taken()
    await walkGiven(site, offer, { memberId, amount, own, at, ending })
    await expect(taken()).rejects.toMatchObject({ code: 'promotion.claim.claimed' })
  }
  const given = await db.select().from(bonuses).where(eq(bonuses.memberId, memberId))
  expect(given).toHaveLength(isLate ? 0 : 1)
}

/** Every way in which what was claimed may end. */
const everyEnd: readonly End[] = endings.map((ending) => ({ isLate: false, ending }))
const numRuns = isWhole() ? 200 : 6

interface PlayRule {
  readonly category: string
  readonly stake: number
}

async function walkTurnover(rule: PlayRule, offer: StatedOffer, end: End): Promise<void> {
  const { db } = site.gateway
  const memberId = await openWallet(site, own)
  await play(site, memberId, { category: rule.category, stake: rule.stake * 100 - 1 })
  await issueDue(site.gateway, memberId, testNow)
  expect(await db.select().from(claims).where(eq(claims.memberId, memberId))).toEqual([])
  await play(site, memberId, { category: rule.category, stake: 1 })
  await issueDue(site.gateway, memberId, testNow)
  const [claim] = await db.select().from(claims).where(eq(claims.memberId, memberId))
  expect(claim).toMatchObject({
    amount: offer.amount,
    expiresAt: startOfDay(testNow) + (1 + offer.claimDays) * day,
  })
  await takeLast(memberId, offer, end)
}

test(
  '[BEY-02] a promotion for a turnover of the seed and generated ones give what their offer states, from the last centavo of the stake to the last moment of the claim, and end as they state',
  { timeout: 600_000 },
  async () => {
    const seeded = await seededOf(site, 107)
    for (const end of everyEnd) await walkTurnover(seeded.rule, seeded.offer, end)
    await fc.assert(
      fc.asyncProperty(turnover, ({ rule, terms, end }) =>
        walkPromotion(site, { rule, terms }, (_, offer) => walkTurnover(rule, offer, end)),
      ),
      { numRuns, seed: 36 },
    )
    expect(await ledgerFaults(site.gateway.db)).toEqual([])
  },
)

/** The whole days that a promotion runs: from the midnight of the first to the one after the last. */
interface Run {
  readonly from: number
  readonly until: number
}

/** What counts at both edges of a promotion's days: when the stake was reached, when the member looks, how many rewards. */
const atEdges = ({ from, until }: Run) => [
  { reached: from - 1, looked: from, rewards: 0 },
  { reached: from, looked: from, rewards: 1 },
  { reached: from + day - 1, looked: from + 2 * day - 1, rewards: 1 },
  { reached: until - 1_001, looked: until - 1_001, rewards: 1 },
  { reached: until - 1, looked: until, rewards: 1 },
  { reached: until - 1, looked: until + day - 1, rewards: 1 },
  { reached: until - 1, looked: until + day, rewards: 0 },
  { reached: until, looked: until, rewards: 0 },
]

async function walkEdges(promotionId: number, rule: PlayRule, { amount }: StatedOffer, run: Run): Promise<void> {
  const { db } = site.gateway
  for (const { reached, looked, rewards } of atEdges(run)) {
    const memberId = await openWallet(site, own)
    await play(site, memberId, { category: rule.category, stake: rule.stake * 100, at: reached })
    for (let look = 0; look < 2; look++) await issueDue(site.gateway, memberId, looked)
    const given = await db
      .select({ amount: claims.amount, expiresAt: claims.expiresAt })
      .from(claims)
      .where(and(eq(claims.memberId, memberId), eq(claims.promotionId, promotionId)))
    const edge = `reached ${momentText(reached)}, looked ${momentText(looked)}`
    expect(given, edge).toEqual(rewards === 0 ? [] : [{ amount, expiresAt: startOfDay(reached) + 2 * day }])
  }
}

test(
  '[BEY-02] [MEM-06] every whole day of a promotion for a turnover is rewarded once, from its first to its last second, also to who looks the day after, and no day before or after it',
  { timeout: 600_000 },
  async () => {
    const from = startOfDay(testNow) + day
    const run = { from, until: from + 3 * day }
    const [start, end] = [momentText(run.from), momentText(run.until - 1_000)]
    const file: object = JSON.parse(String(await site.operate('promotion', 'show', '107')))
    await site.operate('promotion', 'change', '107', '--file', JSON.stringify({ ...file, start, end }))
    const seeded = await seededOf(site, 107)
    await walkEdges(107, seeded.rule, seeded.offer, run)
    await fc.assert(
      fc.asyncProperty(turnover, ({ rule, terms }) =>
        walkPromotion(site, { rule, terms, start, end }, (id, offer) => walkEdges(id, rule, offer, run)),
      ),
      { numRuns, seed: 36 },
    )
    expect(await ledgerFaults(site.gateway.db)).toEqual([])
  },
)

async function walkWeekend(promotionId: number, rule: PlayRule, offer: StatedOffer, end: End): Promise<void> {
  const { db } = site.gateway
  const { from: period, until } = weekendOf(testNow)
  const [memberId, idle] = [await openWallet(site, own), await openWallet(site, own)]
  await db.insert(promotionJoins).values({ promotionId, memberId, period, at: testNow })
  const claimsOf = (who: number) => db.select().from(claims).where(eq(claims.memberId, who))
  for (const who of [memberId, idle]) {
    await play(site, who, { category: rule.category, stake: rule.stake * 100 - 1 })
    await issueDue(site.gateway, who, testNow)
    expect(await claimsOf(who)).toEqual([])
    await play(site, who, { category: rule.category, stake: 1 })
    await issueDue(site.gateway, who, testNow)
  }
  expect(await claimsOf(idle)).toEqual([])
  expect(await claimsOf(memberId)).toMatchObject([{ amount: offer.amount, expiresAt: until + offer.claimDays * day }])
  await takeLast(memberId, offer, end)
}

test(
  '[BEY-02] [MEM-06] the weekend of the seed and generated ones give what their offer states to who has joined, from the last centavo of the stake on, and end as they state',
  { timeout: 600_000 },
  async () => {
    const seeded = await seededOf(site, 108)
    for (const end of everyEnd) await walkWeekend(108, seeded.rule, seeded.offer, end)
    await fc.assert(
      fc.asyncProperty(weekend, ({ rule, terms, end }) =>
        walkPromotion(site, { rule, terms }, (id, offer) => walkWeekend(id, rule, offer, end)),
      ),
      { numRuns, seed: 36 },
    )
    expect(await ledgerFaults(site.gateway.db)).toEqual([])
  },
)

/** Applies, and has the most approved that the rule names in the site's currency. */
async function walkApplication(promotionId: number, most: number, offer: StatedOffer, end: End): Promise<void> {
  const { db } = site.gateway
  const memberId = await openWallet(site, own)
  const [row] = await db
    .insert(applications)
    .values({ promotionId, memberId, remarks: 'Done.', status: 'applying', at: testNow })
    .returning()
  const approve = (pesos: number) => site.operate('approve-application', String(row?.id), String(pesos))
  await expect(approve(most + 1)).rejects.toThrow(/most|up to|above/i)
  await approve(most)
  await expectLetter(site, memberId, [offer.claimDays])
  const [claim] = await db.select().from(claims).where(eq(claims.memberId, memberId))
  expect(claim).toMatchObject({ amount: most * 100, expiresAt: testNow + offer.claimDays * day })
  await takeLast(memberId, offer, end)
}

test(
  '[BEY-02] [VAL-09] the promotion for an application of the seed and generated ones pay up to what their offer states, under its terms, and end as they state',
  { timeout: 600_000 },
  async () => {
    const seeded = await seededOf(site, 103)
    for (const end of everyEnd) await walkApplication(103, seeded.rule.mostPaid, seeded.offer, end)
    await fc.assert(
      fc.asyncProperty(manual, ({ rule, terms, end }) =>
        walkPromotion(site, { rule, terms }, (id, offer) => {
          expect(offer.maximum).toBe(rule.maximum * 100)
          return walkApplication(id, rule.maximum, offer, end)
        }),
      ),
      { numRuns, seed: 36 },
    )
    expect(await ledgerFaults(site.gateway.db)).toEqual([])
  },
)

interface DepositRule {
  readonly percent: number
  readonly maximum: number
  readonly minimumDeposit: number
}

async function walkDeposit(
  id: number,
  rule: DepositRule,
  offer: StatedOffer,
  { paidIn, ending }: { paidIn: number; ending: End['ending'] },
): Promise<void> {
  const { db } = site.gateway
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
  const memberId = await openWallet(site, own)
  const given = { amount, deposit: paidIn, at: testNow }
  await db.transaction((tx) => grantBonus(tx, { ...grantOf(promotion, given), memberId }))
  await walkGiven(site, offer, { ...given, memberId, own, ending })
}

test(
  '[BEY-02] [BEY-09] the bonus of a deposit of the seed and generated ones are their percentage up to their maximum, locked under the terms that their offer states, and end as they state',
  { timeout: 600_000 },
  async () => {
    const seeded = await seededOf(site, 105)
    for (const { ending } of everyEnd) await walkDeposit(105, seeded.rule, seeded.offer, { paidIn: 100_000, ending })
    await fc.assert(
      fc.asyncProperty(deposit, ({ rule, terms, ...rest }) =>
        walkPromotion(site, { rule, terms }, (id, offer) => walkDeposit(id, rule, offer, rest)),
      ),
      { numRuns, seed: 36 },
    )
    expect(await ledgerFaults(site.gateway.db)).toEqual([])
  },
)
