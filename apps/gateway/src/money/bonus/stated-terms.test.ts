import { isWhole } from '@parlour/vitest/scope'
import { isNotNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, minute, testNow } from '../../app/testing/moments.ts'
import { openWallet, play } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { promotions } from '../../kernel/db/tables/index.ts'
import type { PromotionTerms } from '../../kernel/db/values/terms.ts'
import { memberBalance } from '../../kernel/ledger/accounts.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { serializeTerms } from '../../rewards/promotions/terms.ts'
import { closeDue, expiryGraceMs } from './close-bonuses.ts'
import { grantBonus } from './grant-bonus.ts'
import { grantUnder } from './grant-under.ts'
import { leaveBonuses } from './leave-bonuses.ts'
import { memberMoney } from './member-money.ts'
import { wageringsOf } from './wagering.ts'

let site: TestGateway
beforeAll(async () => {
  site = await startTestGateway()
})
afterAll(() => site.close())

const own = 100_000_000
const categories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS'] as const
const mostRounds = 12

/** How the money ends: played through, left until its time is over, or given up. */
type Ending = 'complete' | 'expire' | 'forfeit'

interface Given {
  readonly terms: PromotionTerms
  readonly amount: number
  readonly ending: Ending
}

const generated: fc.Arbitrary<Given> = fc.record({
  terms: fc
    .record({
      multiple: fc.constantFrom(0, 0.5, 1, 1.1, 2, 8, 50),
      on: fc.constantFrom('bonus', 'deposit', 'both'),
      excluded: fc.subarray(['LIVE', 'FISH', 'SPORTS']),
      weights: fc.constantFrom<Readonly<Record<string, number>>>({}, { LIVE: 10 }, { PVP: 50, FISH: 5 }),
      maxBet: fc.constantFrom(null, 2_000, 20_000, 1_000_000),
      days: fc.constantFrom(null, 1, 7, 30),
      minDeposit: fc.constant(null),
      locked: fc.boolean(),
      playOnly: fc.constantFrom(false, false, false, true),
    })
    .map((terms) => (terms.playOnly ? { ...terms, multiple: 0, locked: false } : terms)),
  amount: fc.integer({ min: 100, max: 500_000 }),
  ending: fc.constantFrom('complete', 'expire', 'forfeit'),
})

/** Gives a bonus to somebody with own money, and walks to its end; each step has to go as the answer stated it. */
async function walk({ terms, amount, ending }: Given): Promise<void> {
  const { db, ports } = site.gateway
  const memberId = await openWallet(site, own)
  const deposit = 2 * amount
  const stated = serializeTerms(terms, { amount, deposit, from: testNow })
  const { wager, expiresAt, maxBet } = stated
  const main = () => memberBalance(db, memberId)
  const held = () => memberBalance(db, memberId, 'bonus')
  const close = (at: number) => db.transaction((tx) => closeDue(tx, ports, memberId, at))
  const leave = (at: number, agreed: boolean) =>
    db.transaction((tx) => leaveBonuses(tx, ports, memberId, { agreed, now: at }))

  await db.transaction((tx) =>
    grantBonus(tx, { ...grantUnder(terms, { amount, deposit, at: testNow }), memberId, kind: 'TEST', note: 'Stated' }),
  )
  if (stated.playOnly) {
    expect([await main(), await held()]).toEqual([own, amount])
    expect(await memberMoney(db, memberId, testNow)).toMatchObject({ free: own, credit: amount })
    await leave(testNow + 1, false)
    expect([await main(), await held()]).toEqual([own, amount])
    return
  }
  if (stated.wagerMultiple === 0) {
    expect(await main()).toBe(own + amount)
    expect(await memberMoney(db, memberId, testNow)).toMatchObject({ free: own + amount, bonus: 0, promised: 0 })
    return
  }
  const tied = stated.locked ? 0 : amount
  expect([await main(), await held()]).toEqual([own, tied])
  const now = async (at: number) => {
    const [found] = await wageringsOf(db, memberId, at)
    if (!found) throw new Error('the bonus is gone')
    return found
  }
  const walked = { at: testNow, left: wager ?? 0 }
  expect((await now(testNow)).left).toBe(walked.left)
  const stake = async (category: string, sum: number, counts: number) => {
    walked.at += 1
    await play(site, memberId, { category, stake: sum, at: walked.at })
    walked.left -= Math.min(walked.left, counts)
    expect((await now(walked.at)).left, `${category} ${sum}`).toBe(walked.left)
  }
  const percentOf = (category: string) =>
    stated.excludedCategories.includes(category) ? 0 : (stated.weights[category] ?? 100)
  for (const category of categories) {
    const percent = percentOf(category)
    const small = Math.min(maxBet ?? 1_000, 1_000)
    await stake(category, small, (small * percent) / 100)
    if (maxBet !== null) await stake(category, maxBet + 1, 0)
  }
  const best = categories.reduce((a, b) => (percentOf(b) > percentOf(a) ? b : a))
  const round = maxBet ?? Math.ceil((walked.left * 100) / percentOf(best))
  const counts = Math.floor((round * percentOf(best)) / 100)
  if (ending === 'complete' && walked.left <= mostRounds * counts)
    while (walked.left > 0) {
      await close(walked.at)
      expect(await main()).toBe(own)
      await stake(best, round, counts)
    }
  if (walked.left === 0) {
    await close(walked.at + 1)
    expect([await main(), await held()]).toEqual([own + amount, 0])
    expect((await now(walked.at)).bonus.closedAs).toBe('fulfilled')
    return
  }
  if (ending === 'forfeit') {
    await expect(leave(walked.at + 1, false)).rejects.toMatchObject({ code: 'bonus.active' })
    expect(await leave(walked.at + 1, true)).toBe(amount)
    expect([await main(), await held()]).toEqual([own, 0])
    return
  }
  const end = expiresAt ?? testNow + 1_000 * day
  expect(end).toBe(testNow + (stated.validDays ?? 1_000) * day)
  await close(end - 1)
  expect((await now(end - 1)).bonus.closedAs).toBe(null)
  walked.at = end - 1
  if (expiresAt === null) return
  await stake(best, Math.min(maxBet ?? 1_000, 1_000), 0)
  await close(end + expiryGraceMs + minute)
  expect((await now(end + expiryGraceMs + minute)).bonus.closedAs).toBe('lapsed')
  expect([await main(), await held()]).toEqual([own, 0])
}

test(
  '[BEY-02] [BEY-09] every promotion of the seed and generated ones do in the ledger what their terms state: what counts, how much is asked, until when, and where the money is',
  { timeout: 600_000 },
  async () => {
    const { db } = site.gateway
    const seeded = await db.select({ terms: promotions.terms }).from(promotions).where(isNotNull(promotions.terms))
    expect(seeded.length).toBeGreaterThan(5)
    for (const { terms } of seeded)
      for (const ending of ['complete', 'expire', 'forfeit'] as const)
        if (terms) await walk({ terms, amount: 10_000, ending })
    await fc.assert(fc.asyncProperty(generated, walk), { numRuns: isWhole() ? 1_000 : 20, seed: 36 })
    expect(await ledgerFaults(db)).toEqual([])
  },
)
