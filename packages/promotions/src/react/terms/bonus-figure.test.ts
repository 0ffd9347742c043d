import type { Bonus, ClaimRow, DepositPromotion, Mission, Promotion } from '@parlour/api-client/endpoints'
import { createFormat } from '@parlour/i18n'
import { expect, test } from 'vitest'
import { termsOf } from '../../testing/terms.ts'

test('[BEY-02] no figure of a bonus becomes text without its terms: anything else is a type error', () => {
  const format = createFormat('en')
  const terms = { ...termsOf(3), maxBet: null, expiresAt: null, minDeposit: null }
  const amount: ClaimRow['amount'] = 15_000
  const percent: DepositPromotion['percent'] = 20

  // @ts-expect-error the amount of a bonus is no plain sum
  format.money(amount, 'PHP')
  // @ts-expect-error nor is what it gives of a deposit a plain percentage
  format.percent(percent)
  // @ts-expect-error the terms are missing
  format.bonus(amount, 'PHP')
  // @ts-expect-error the platform did not say the terms
  format.bonus(amount, 'PHP', null as ClaimRow['terms'])

  const figure: NonNullable<Promotion['figure']> = { underTerms: '3.5%' }
  const given: Pick<Bonus, 'amount' | 'wager' | 'left'> = { amount: 15_000, wager: 45_000, left: 0 }
  // @ts-expect-error the figure of a promotion is no text
  const text: string = figure
  // @ts-expect-error nor is what an open bonus has given a plain sum
  format.money(given.amount, 'PHP')
  // @ts-expect-error one of them has no terms
  format.bonuses([{ amount, terms }, { amount }], 'PHP')

  const most: NonNullable<Mission['topPrize']> = 500_000
  // @ts-expect-error the most that a prize can come to is no plain sum
  format.money(most, 'PHP')
  // @ts-expect-error nor is it what is given: what it is now is missing
  format.bonus(most, 'PHP', terms)
  // @ts-expect-error the same beside other bonuses
  format.bonuses([{ amount: most, terms }], 'PHP')
  // @ts-expect-error it is not what the prize is now either
  format.prize({ now: most, most }, 'PHP', terms)

  expect(text).toBe(figure)
  expect(format.bonusText(figure, terms)).toBe('3.5%')
  expect(format.bonus(given.amount, 'PHP', given)).toBe('₱150.00')
  expect(
    format.bonuses(
      [
        { amount, terms },
        { amount, terms },
      ],
      'PHP',
    ),
  ).toBe('₱300.00')
  expect(format.bonus(amount, 'PHP', terms)).toBe('₱150.00')
  expect(format.prize({ now: amount, most }, 'PHP', terms)).toEqual({ now: '₱150.00', most: '₱5,000.00' })
  expect(format.prize({ now: null, most }, 'PHP', terms)).toEqual({ now: null, most: '₱5,000.00' })
  expect(format.bonusPercent(percent, terms)).toBe('20%')
  // A sum that nothing is asked for stays plain.
  expect(format.money(15_000, 'PHP')).toBe('₱150.00')
})
