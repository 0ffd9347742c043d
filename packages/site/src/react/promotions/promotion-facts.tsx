import type { BonusTerms, Promotion } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { FactList } from '@parlour/ui-kit'
import { useSiteText } from '../use-site-text.ts'

interface PromotionFactsProps {
  promotion: Pick<Promotion, 'endDate' | 'terms'>
  /** ISO 4217: what the sums are in. */
  currency: string
  /** The name of a category of games. */
  categoryName(code: string): string
}

/** The conditions of a promotion in figures: what must be played, on what, within which time, and until when it runs. */
export function PromotionFacts({ promotion: { endDate, terms }, currency, categoryName }: PromotionFactsProps) {
  const text = useSiteText()
  const format = useFormat()
  const sum = (minor: number | null) => (minor === null ? null : format.money(minor, currency))
  const play = ({ wagerMultiple, wagerOn }: BonusTerms) =>
    wagerMultiple === 0 ? text('site.promotion.wager.free') : text(`site.promotion.wager.${wagerOn ?? 'bonus'}`, { times: wagerMultiple })
  const parts = Object.entries(terms?.weights ?? {}).map(([code, share]) =>
    text('site.promotion.weight', { category: categoryName(code), share: format.percent(share) }))
  return (
    <FactList
      facts={[
        { id: 'wager', name: text('site.promotion.wager'), value: terms && play(terms) },
        { id: 'deposit', name: text('site.promotion.minDeposit'), value: terms && sum(terms.minDeposit) },
        { id: 'bet', name: text('site.promotion.maxBet'), value: terms && sum(terms.maxBet) },
        { id: 'excluded', name: text('site.promotion.excluded'), value: terms && format.list(terms.excludedCategories.map(categoryName)) },
        { id: 'weights', name: text('site.promotion.weights'), value: format.list(parts) },
        { id: 'days', name: text('site.promotion.days'), value: terms?.validDays ? text('site.promotion.daysLong', { days: terms.validDays }) : null },
        { id: 'ends', name: text('site.promotion.ends'), value: endDate === null ? text('site.promotions.noEnd') : format.dateTime(endDate) },
      ]}
    />
  )
}
