import type { Promotion } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { FactList } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'
import { useTerms } from '../terms/use-terms.ts'

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
  const { facts } = useTerms(currency, categoryName)
  return (
    <FactList
      facts={[
        ...facts(terms),
        {
          id: 'ends',
          name: text('promotions.detail.ends'),
          value: endDate === null ? text('promotions.ticket.noEnd') : format.dateTime(endDate),
        },
      ]}
    />
  )
}
