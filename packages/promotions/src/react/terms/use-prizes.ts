import type { BonusAmount, BonusCeiling, BonusTerms, Prize } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import type { FactListProps } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'

/** A prize: what it is now, null where that is not known, and what it grows to at most, null where it does not grow. */
interface GrowingPrize {
  readonly now: BonusAmount | null
  readonly most: BonusCeiling | null
}

/**
 * Prizes with the terms that stand beside them. What a prize can come to is never written without what it is now, and
 * one that is nothing yet is no amount (BEY-02).
 */
export function usePrizes(currency: string) {
  const text = usePromotionsText()
  const format = useFormat()
  const nothing = text('promotions.prize.nothing')
  /** What a place is paid now. */
  const now = (amount: BonusAmount, terms: BonusTerms) => (amount > 0 ? format.bonus(amount, currency, terms) : nothing)
  /** What a prize is now, and what it grows to at most; empty where neither is known. */
  const figure = (prize: GrowingPrize, terms: BonusTerms) => {
    if (prize.most === null) return prize.now === null ? '' : now(prize.now, terms)
    const said = format.prize({ now: prize.now, most: prize.most }, currency, terms)
    if (prize.now === null || said.now === null) return text('promotions.prize.upTo', { sum: said.most })
    if (prize.now >= prize.most) return said.most
    return prize.now > 0
      ? text('promotions.prize.growing', { now: said.now, most: said.most })
      : text('promotions.prize.nothingYet', { most: said.most })
  }
  return {
    now,
    figure,
    /** What each place gets, as facts. */
    facts: (prizes: readonly Prize[], terms: BonusTerms): FactListProps['facts'] =>
      prizes.map(({ place, count: said, amount, most }) => {
        const count = said ?? 1
        return {
          id: `prize-${place}`,
          name:
            count > 1
              ? text('promotions.prize.places', { from: format.number(place), to: format.number(place + count - 1) })
              : text('promotions.prize.place', { place: format.number(place) }),
          value: figure({ now: amount, most }, terms),
        }
      }),
  }
}
