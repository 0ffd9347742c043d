import { isWhole } from '@parlour/vitest/scope'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, minute, testNow } from '../../app/testing/moments.ts'
import { expectGiven, walkPromotion } from '../../app/testing/promotion-walk.ts'
import { openWallet, play } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { claims } from '../../kernel/db/tables/index.ts'
import type { Job } from '../../kernel/jobs/job.ts'
import { startOfDay } from '../../kernel/jobs/market-calendar.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { cashbackJob } from './cashback-job.ts'
import { dailyRebateJob } from './daily-rebate-job.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const own = 1_000_000_000
/** The end of the day of the tests: the end of a week that begins on a Sunday. */
const midnight = startOfDay(testNow) + day
const terms = fc.record({
  multiple: fc.constantFrom(0, 1, 2.5, 10),
  days: fc.constantFrom(null, 7, 30),
  maxBet: fc.constantFrom(null, 20),
})
const whole = (min: number, max: number) => fc.integer({ min, max })

const rebate = fc.record({
  rule: fc
    .record({ from: whole(0, 5_000), hundredths: whole(1, 20) })
    .map(({ from, hundredths }) => ({ type: 'REBATE', category: 'SPORTS', from, rate: hundredths / 100 })),
  terms,
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
  loss: whole(1, 50_000_000),
})

/** Runs a job for the day of the tests, so long after its end, and a second time, which gives nothing more. */
async function pay(job: Job, after: number): Promise<void> {
  const { gateway } = site
  for (let run = 0; run < 2; run++)
    await gateway.db.transaction((tx) =>
      job.batch(
        tx,
        gateway,
        { from: midnight - day + after, until: midnight + after },
        { cursor: null, size: 100_000 },
      ),
    )
}

/** What a member was given of a promotion: at once, in minor units. */
const givenOf = (memberId: number, promotionId: number) =>
  site.gateway.db
    .select({ amount: claims.amount, status: claims.status, at: claims.claimedAt })
    .from(claims)
    .where(and(eq(claims.memberId, memberId), eq(claims.promotionId, promotionId)))

const numRuns = isWhole() ? 200 : 6

test(
  '[BEY-02] a generated rebate is its rate of the day, from its least turnover on, once and under the terms that its offer states',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(rebate, ({ rule, terms: under, stake }) =>
        walkPromotion(site, { rule, terms: under }, async (id, offer) => {
          const memberId = await openWallet(site, own)
          await play(site, memberId, { category: 'SPORTS', stake })
          await play(site, memberId, { category: 'LIVE', stake: 70_000 })
          await pay(dailyRebateJob, 9 * 60 * minute)
          expect(offer.percent).toBe(rule.rate)
          const amount = stake < rule.from * 100 ? 0 : Math.floor((stake * Math.round(rule.rate * 100)) / 10_000)
          const at = midnight + 9 * 60 * minute
          expect(await givenOf(memberId, id)).toEqual(amount > 0 ? [{ amount, status: 'claimed', at }] : [])
          if (amount > 0) await expectGiven(site, memberId, offer, { amount, at })
        }),
      ),
      { numRuns, seed: 36 },
    )
    expect(await ledgerFaults(site.gateway.db)).toEqual([])
  },
)

test(
  '[BEY-02] a generated cashback is the rate of the highest step that a loss has reached, as far as the turnover bears it, under the terms of its offer',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(cashback, ({ rule, terms: under, loss }) =>
        walkPromotion(site, { rule, terms: under }, async (id, offer) => {
          const memberId = await openWallet(site, own)
          await play(site, memberId, { category: 'SPORTS', stake: loss, win: 0 })
          await pay(cashbackJob, 10 * minute)
          const rates = rule.steps.map(({ rate }) => rate)
          expect(offer.percent).toBe(Math.max(...rates))
          const step = rule.steps.findLast((one) => loss >= one.loss * 100)
          const share = step ? Math.floor((loss * Math.round(step.rate * 100)) / 10_000) : 0
          const amount = Math.min(share, Math.floor((loss * Math.round(rule.ceiling * 10_000)) / 1_000_000))
          const at = midnight + 10 * minute
          expect(await givenOf(memberId, id)).toEqual(amount > 0 ? [{ amount, status: 'claimed', at }] : [])
          if (amount > 0) await expectGiven(site, memberId, offer, { amount, at })
        }),
      ),
      { numRuns, seed: 36 },
    )
    expect(await ledgerFaults(site.gateway.db)).toEqual([])
  },
)
