import type { BonusAmount, BonusTerms } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import type { FactListProps } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'

/** A prize, and how many places from `place` on get it: one where it is not said; in minor units. */
interface Prize {
  readonly place: number
  readonly count: number | null
  readonly amount: BonusAmount
}

/** Prizes as facts, with the terms that stand beside them: what each place gets, or gets at most. */
export function usePrizeFacts(currency: string) {
  const text = usePromotionsText()
  const format = useFormat()
  return (prizes: readonly Prize[], terms: BonusTerms, { isMost = false } = {}): FactListProps['facts'] =>
    prizes.map(({ place, count: said, amount }) => {
      const count = said ?? 1
      const sum = format.bonus(amount, currency, terms)
      return {
        id: `prize-${place}`,
        name:
          count > 1
            ? text('promotions.prize.places', { from: format.number(place), to: format.number(place + count - 1) })
            : text('promotions.prize.place', { place: format.number(place) }),
        value: isMost ? text('promotions.prize.upTo', { sum }) : sum,
      }
    })
}
