import { isWhole } from '@parlour/vitest/scope'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endings } from '../../app/testing/bonus-walk.ts'
import { day, minute, testNow } from '../../app/testing/moments.ts'
import {
  expectLetter,
  letterOf,
  seededOf,
  walkGiven,
  walkPromotion,
  type StatedOffer,
} from '../../app/testing/promotion-walk.ts'
import { openWallet, play } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { claims } from '../../kernel/db/tables/index.ts'
import type { Job } from '../../kernel/jobs/job.ts'
import { startOfDay, startOfWeek } from '../../kernel/jobs/market-calendar.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { cashbackJob } from './cashback-job.ts'
import { dailyRebateJob } from './daily-rebate-job.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const own = 1_000_000_000
const terms = fc.record({
  multiple: fc.constantFrom(0, 1, 2.5, 10),
  days: fc.constantFrom(null, 7, 30),
  maxBet: fc.constantFrom(null, 20),
  excluded: fc.subarray(['LIVE', 'FISH']),
  weights: fc.constantFrom({}, { PVP: 50 }),
})
const ending = fc.constantFrom(...endings)
const whole = (min: number, max: number) => fc.integer({ min, max })

const rebate = fc.record({
  rule: fc
    .record({ from: whole(0, 5_000), hundredths: whole(1, 20) })
    .map(({ from, hundredths }) => ({ type: 'REBATE', category: 'SPORTS', from, rate: hundredths / 100 })),
  terms,
  ending,
  stake: whole(1, 20_000_000),
})
const cashback = fc.record({
  rule: fc
    .record({
      first: whole(1, 2_000),
      more: whole(1, 20_000),
      low: whole(1, 500),
      high: whole(1, 1_000),
      parts: whole(1, 50),
    })
    .map(({ first, more, low, high, parts }) => ({
      type: 'CASHBACK',
      steps: [
        { loss: first, rate: low / 100 },
        { loss: first + more, rate: high / 100 },
      ],
      ceiling: parts / 10_000,
      weekday: 7,
    })),
  terms,
  ending,
  loss: whole(1, 50_000_000),
})

/** Runs a job for the day that ends at `end`, so long after it, and a second time, which gives nothing more. */
async function pay(job: Job, end: number, after: number): Promise<number> {
  const { gateway } = site
  const until = end + after
  for (let run = 0; run < 2; run++)
    await gateway.db.transaction((tx) =>
      job.batch(tx, gateway, { from: until - day, until }, { cursor: null, size: 100_000 }),
    )
  return until
}

/** What a member was given of a promotion: at once, in minor units. */
const givenOf = (memberId: number, promotionId: number) =>
  site.gateway.db
    .select({ amount: claims.amount, status: claims.status, at: claims.claimedAt })
    .from(claims)
    .where(and(eq(claims.memberId, memberId), eq(claims.promotionId, promotionId)))

const numRuns = isWhole() ? 200 : 6
type Ending = (typeof endings)[number]

/** What a job gave a member is so much, under the terms of its offer, and goes to its end. */
async function walkPaid(
  id: number,
  offer: StatedOffer,
  paid: { memberId: number; amount: number; own: number; at: number; ending: Ending },
): Promise<void> {
  const { memberId, amount, at } = paid
  expect(await givenOf(memberId, id)).toEqual(amount > 0 ? [{ amount, status: 'claimed', at }] : [])
  if (amount === 0) return
  await expectLetter(site, memberId, letterOf(offer, amount))
  await walkGiven(site, offer, paid)
}

interface Rebate {
  readonly category: string
  readonly from: number
  readonly rate: number
}

async function walkRebate(
  id: number,
  rule: Rebate,
  offer: StatedOffer,
  { stake, ending: end }: { stake: number; ending: Ending },
): Promise<void> {
  const memberId = await openWallet(site, own)
  await play(site, memberId, { category: rule.category, stake })
  await play(site, memberId, { category: 'LIVE', stake: 70_000 })
  const at = await pay(dailyRebateJob, startOfDay(testNow) + day, 9 * 60 * minute)
  expect(offer.percent).toBe(rule.rate)
  const amount = stake < rule.from * 100 ? 0 : Math.floor((stake * Math.round(rule.rate * 100)) / 10_000)
  await walkPaid(id, offer, { memberId, amount, own, at, ending: end })
}

test(
  '[BEY-02] the rebate of the seed and generated ones are their rate of the day, from the least turnover on, once, and end as their offer states',
  { timeout: 600_000 },
  async () => {
    const seeded = await seededOf(site, 106)
    for (const stake of [99_999, 100_000, 5_000_001])
      await walkRebate(106, seeded.rule, seeded.offer, { stake, ending: 'complete' })
    await fc.assert(
      fc.asyncProperty(rebate, ({ rule, terms: under, ...rest }) =>
        walkPromotion(site, { rule, terms: under }, (id, offer) => walkRebate(id, rule, offer, rest)),
      ),
      { numRuns, seed: 36 },
    )
    expect(await ledgerFaults(site.gateway.db)).toEqual([])
  },
)

interface Cashback {
  readonly steps: readonly { readonly loss: number; readonly rate: number }[]
  readonly ceiling: number
  readonly weekday: number
}

async function walkCashback(
  id: number,
  rule: Cashback,
  offer: StatedOffer,
  { loss, ending: end }: { loss: number; ending: Ending },
): Promise<void> {
  const memberId = await openWallet(site, own)
  await play(site, memberId, { category: 'SPORTS', stake: loss, win: 0 })
  const at = await pay(cashbackJob, startOfWeek(testNow, rule.weekday) + 7 * day, 10 * minute)
  expect(offer.percent).toBe(Math.max(...rule.steps.map(({ rate }) => rate)))
  const step = rule.steps.findLast((one) => loss >= one.loss * 100)
  const share = step ? Math.floor((loss * Math.round(step.rate * 100)) / 10_000) : 0
  const amount = Math.min(share, Math.floor((loss * Math.round(rule.ceiling * 10_000)) / 1_000_000))
  await walkPaid(id, offer, { memberId, amount, own: own - loss, at, ending: end })
}

test(
  '[BEY-02] the cashback of the seed and generated ones are the rate of the highest step that a loss has reached, as far as the turnover bears it, and end as their offer states',
  { timeout: 600_000 },
  async () => {
    const seeded = await seededOf(site, 101)
    for (const end of endings) await walkCashback(101, seeded.rule, seeded.offer, { loss: 2_500_000, ending: end })
    await fc.assert(
      fc.asyncProperty(cashback, ({ rule, terms: under, ...rest }) =>
        walkPromotion(site, { rule, terms: under }, (id, offer) => walkCashback(id, rule, offer, rest)),
      ),
      { numRuns, seed: 36 },
    )
    expect(await ledgerFaults(site.gateway.db)).toEqual([])
  },
)
