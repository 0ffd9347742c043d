import type { BonusTerms, Promotion } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { FactList } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'

interface PromotionFactsProps {
  promotion: Pick<Promotion, 'endDate' | 'terms'>
  /** ISO 4217: what the sums are in. */
  currency: string
  /** The name of a category of games. */
  categoryName(code: string): string
}

/**
 * The conditions of a promotion in figures: what must be played, on what, within which time, and until when it runs.
 */
export function PromotionFacts({ promotion: { endDate, terms }, currency, categoryName }: PromotionFactsProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const moneyOf = (minor: number | null) => (minor === null ? null : format.money(minor, currency))
  const play = ({ wagerMultiple, wagerOn }: BonusTerms) =>
    wagerMultiple === 0
      ? text('promotions.detail.wager.free')
      : text(`promotions.detail.wager.${wagerOn ?? 'bonus'}`, { times: wagerMultiple })
  const parts = Object.entries(terms?.weights ?? {}).map(([code, share]) =>
    text('promotions.detail.weight', { category: categoryName(code), share: format.percent(share) }),
  )
  return (
    <FactList
      facts={[
        {
          id: 'wager',
          name: text(terms?.locked ? 'promotions.detail.wagerLocked' : 'promotions.detail.wager'),
          value: terms && play(terms),
        },
        { id: 'deposit', name: text('promotions.detail.minDeposit'), value: terms && moneyOf(terms.minDeposit) },
        { id: 'bet', name: text('promotions.detail.maxBet'), value: terms && moneyOf(terms.maxBet) },
        {
          id: 'excluded',
          name: text('promotions.detail.excluded'),
          value: terms && format.list(terms.excludedCategories.map(categoryName)),
        },
        { id: 'weights', name: text('promotions.detail.weights'), value: format.list(parts) },
        {
          id: 'days',
          name: text('promotions.detail.days'),
          value: terms?.validDays ? text('promotions.detail.daysLong', { days: terms.validDays }) : null,
        },
        {
          id: 'ends',
          name: text('promotions.detail.ends'),
          value: endDate === null ? text('promotions.ticket.noEnd') : format.dateTime(endDate),
        },
      ]}
    />
  )
}
