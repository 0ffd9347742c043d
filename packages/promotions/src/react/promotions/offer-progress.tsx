import type { PromotionOffer } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Progress } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'

interface OfferProgressProps {
  offer: Pick<PromotionOffer, 'progress' | 'left'> | undefined
  /** ISO 4217: what the sums are in. */
  currency: string
}

/** How far a member is with a promotion; nothing for a guest, and where nothing is measured. */
export function OfferProgress({ offer, currency }: OfferProgressProps) {
  const text = usePromotionsText()
  const format = useFormat()
  if (!offer?.progress) return null
  const { current, target } = offer.progress
  const sums = { reached: format.money(current, currency), target: format.money(target, currency) }
  return (
    <Progress
      label={text('promotions.offer.progress')}
      value={text('promotions.offer.of', sums)}
      percent={target > 0 ? (current / target) * 100 : 0}
      left={offer.left === null ? undefined : text('promotions.offer.left', { count: offer.left })}
    />
  )
}
