import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitOf, splitStake, type StakedBonus } from './split-stake.ts'
import { splitWin } from './split-win.ts'

const sum = fc.integer({ min: 0, max: 5_000_000 })
const category = fc.constantFrom('RNG', 'LIVE', 'FISH')
const bonus = fc.record({
  id: fc.uuid(),
  balance: sum,
  playOnly: fc.boolean(),
  maxBet: fc.option(fc.integer({ min: 100, max: 100_000 })),
  excluded: fc.subarray(['RNG', 'LIVE', 'FISH']).map((names) => names.join(',')),
  expiresAt: fc.option(fc.integer({ min: 0, max: 200 })),
  at: fc.integer({ min: 0, max: 100 }),
})
const purse = fc.record({
  own: sum,
  elsewhere: fc.constantFrom(0, 0, 5_000),
  bonuses: fc.uniqueArray(bonus, { selector: ({ id }) => id, maxLength: 5 }),
})
const asked = fc.record({
  amount: fc.integer({ min: 1, max: 6_000_000 }),
  category,
  at: fc.integer({ min: 0, max: 200 }),
})

test('[BEY-09] a stake takes own money first, and of bonuses no more than they hold and their terms take', () => {
  fc.assert(
    fc.property(purse, asked, (has, wanted) => {
      const split = splitStake<StakedBonus>(has, wanted)
      if (split && 'shares' in split) {
        expect(split.own).toBe(Math.min(has.own, wanted.amount))
        expect(split.own + split.shares.reduce((total, { amount }) => total + amount, 0)).toBe(wanted.amount)
        for (const { bonusId, amount } of split.shares) {
          const from = has.bonuses.find(({ id }) => id === bonusId)
          expect(from && limitOf(from, wanted)).toBe(null)
          expect(amount).toBeLessThanOrEqual(from?.balance ?? 0)
          expect(
            from?.playOnly &&
              has.bonuses.some(
                (other) =>
                  !other.playOnly &&
                  limitOf(other, wanted) === null &&
                  !split.shares.some((share) => share.bonusId === other.id && share.amount === other.balance) &&
                  other.balance > 0,
              ),
          ).not.toBe(true)
        }
      } else if (split && 'barred' in split) expect(limitOf(split.barred, wanted)).toBe(split.limit)
      else if (split) expect(split.ownFirst).toBeLessThanOrEqual(has.elsewhere)
      else expect(has.own + has.bonuses.reduce((total, { balance }) => total + balance, 0)).toBeLessThan(wanted.amount)
    }),
    { seed: 9 },
  )
})

test('[BEY-09] a win comes back whole, own money never gets more than its part', () => {
  const share = fc.record({ bonusId: fc.uuid(), amount: fc.integer({ min: 1, max: 1_000_000 }) })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000_000 }),
      sum,
      fc.array(share, { maxLength: 4 }),
      (win, own, shares) => {
        const stake = own + shares.reduce((total, { amount }) => total + amount, 0)
        fc.pre(stake > 0)
        const back = splitWin(win, stake, shares)
        expect(back.own + back.shares.reduce((total, { amount }) => total + amount, 0)).toBe(win)
        expect(BigInt(back.own) * BigInt(stake)).toBeLessThanOrEqual(BigInt(win) * BigInt(own))
        back.shares.forEach(({ amount }) => expect(amount).toBeGreaterThanOrEqual(0))
      },
    ),
    { seed: 9 },
  )
})
