import { useApi } from '@parlour/api-client/react'
import type { Promotion } from '@parlour/api-client/endpoints'
import { timeLeft } from '../../promotions/running-promotions.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

/** Says how long a promotion still runs, in words. */
export function useLasts(): (promotion: Pick<Promotion, 'endDate'>) => string {
  const text = usePromotionsText()
  const { clock } = useApi()
  return ({ endDate }) => {
    const left = timeLeft(endDate, clock.now())
    return left ? text('promotions.ticket.endsIn', left) : text('promotions.ticket.noEnd')
  }
}
