import { isWhole } from '@parlour/vitest/scope'
import { isNotNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endings, walkBonus } from '../../app/testing/bonus-walk.ts'
import { testNow } from '../../app/testing/moments.ts'
import { openWallet } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { promotions } from '../../kernel/db/tables/index.ts'
import type { PromotionTerms } from '../../kernel/db/values/terms.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { serializeTerms } from '../../rewards/promotions/terms.ts'
import { grantBonus } from './grant-bonus.ts'
import { grantUnder } from './grant-under.ts'

let site: TestGateway
beforeAll(async () => {
  site = await startTestGateway()
})
afterAll(() => site.close())

const own = 100_000_000
interface Given {
  readonly terms: PromotionTerms
  readonly amount: number
  readonly ending: (typeof endings)[number]
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
  ending: fc.constantFrom(...endings),
})

/** Gives a bonus to somebody with own money, and walks to its end; each step has to go as the answer stated it. */
async function walk({ terms, amount, ending }: Given): Promise<void> {
  const memberId = await openWallet(site, own)
  const deposit = 2 * amount
  const at = testNow
  await site.gateway.db.transaction((tx) =>
    grantBonus(tx, { ...grantUnder(terms, { amount, deposit, at }), memberId, kind: 'TEST', note: 'Stated' }),
  )
  await walkBonus(site, serializeTerms(terms, { amount, deposit, from: at }), { memberId, amount, own, at, ending })
}

test(
  '[BEY-02] [BEY-09] every promotion of the seed and generated ones do in the ledger what their terms state: what counts, how much is asked, until when, and where the money is',
  { timeout: 600_000 },
  async () => {
    const { db } = site.gateway
    const seeded = await db.select({ terms: promotions.terms }).from(promotions).where(isNotNull(promotions.terms))
    expect(seeded.length).toBeGreaterThan(5)
    for (const { terms } of seeded)
      for (const ending of endings) if (terms) await walk({ terms, amount: 10_000, ending })
    await fc.assert(fc.asyncProperty(generated, walk), { numRuns: isWhole() ? 1_000 : 20, seed: 36 })
    expect(await ledgerFaults(db)).toEqual([])
  },
)
