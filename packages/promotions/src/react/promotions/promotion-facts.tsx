import type { Promotion } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { FactList } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'
import { useTerms } from '../terms/use-terms.ts'

interface PromotionFactsProps {
  promotion: Pick<Promotion, 'endDate' | 'terms'>
  /** For how many days its reward can be claimed once it is earned; null where it needs no claim, or the platform does not say. */
  claimDays: number | null
  /** ISO 4217: what the sums are in. */
  currency: string
  /** The name of a category of games. */
  categoryName(code: string): string
}

/**
 * The conditions of a promotion in figures: what must be played, on what, within which time, until when a
 * reward must be claimed, and until when it runs.
 */
export function PromotionFacts({ promotion, claimDays, currency, categoryName }: PromotionFactsProps) {
  const { endDate, terms } = promotion
  const text = usePromotionsText()
  const format = useFormat()
  const { facts } = useTerms(currency, categoryName)
  return (
    <FactList
      facts={[
        ...facts(terms),
        {
          id: 'claim',
          name: text('promotions.detail.claimWithin'),
          value: claimDays === null ? null : text('promotions.detail.claimDays', { days: claimDays }),
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
