import type { PromotionOffer } from '@parlour/api-client/endpoints'
import { Button, Card, CardHead, Notice, Skeleton } from '@parlour/ui-kit'
import type { UseQueryResult } from '@tanstack/react-query'
import { promotionStanding } from '../../promotions/promotion-standing.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { HowToGet, type HowToGetProps } from './how-to-get.tsx'

interface HowItStandsProps extends Omit<HowToGetProps, 'offer' | 'standing'> {
  offers: UseQueryResult<ReadonlyMap<string, PromotionOffer>>
  /** Milliseconds since 1970. */
  now: number
}

/** How a promotion is got, once it is known how it stands; before that its room, or that it did not load. */
export function HowItStands({ offers, now, ...how }: HowItStandsProps) {
  const text = usePromotionsText()
  const { promotion } = how
  const offer = offers.data?.get(String(promotion.id))
  const standing = promotionStanding(promotion, offer, now)
  if (offers.data || standing.state === 'planned') return <HowToGet {...how} offer={offer} standing={standing} />
  return (
    <Card as="section">
      <CardHead title={text('promotions.how.title')} />
      {offers.error ? (
        <Notice
          tone="warn"
          actions={
            <Button size="sm" onClick={() => void offers.refetch()}>
              {text('promotions.offer.again')}
            </Button>
          }
        >
          {text('promotions.offer.lost')}
        </Notice>
      ) : (
        <Skeleton height={96} />
      )}
    </Card>
  )
}
