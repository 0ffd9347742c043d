import type { BonusTerms } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import type { FactListProps } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'

/** What a sum asks of the one who gets it, in one sentence and as facts. */
export function useTerms(currency: string, categoryName: (code: string) => string) {
  const text = usePromotionsText()
  const format = useFormat()
  const sentence = ({ wagerMultiple, wager }: BonusTerms): string => {
    if (wagerMultiple === 0) return text('promotions.terms.free')
    return wager === null
      ? text('promotions.terms.times', { times: wagerMultiple })
      : text('promotions.terms.play', { sum: format.money(wager, currency) })
  }
  const facts = (terms: BonusTerms | null): FactListProps['facts'] =>
    terms === null
      ? []
      : [
          { id: 'terms', name: text('promotions.terms.name'), value: sentence(terms) },
          {
            id: 'days',
            name: text('promotions.terms.days'),
            value:
              terms.wagerMultiple > 0 && terms.validDays
                ? text('promotions.terms.daysLong', { days: terms.validDays })
                : null,
          },
          {
            id: 'maxBet',
            name: text('promotions.terms.maxBet'),
            value: terms.maxBet === null ? null : format.money(terms.maxBet, currency),
          },
          {
            id: 'excluded',
            name: text('promotions.terms.excluded'),
            value: format.list(terms.excludedCategories.map(categoryName)),
          },
        ]
  return { sentence, facts }
}
