import { useApi } from '@parlour/api-client/react'
import type { Promotion } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { timeLeft } from '../../promotions/running-promotions.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import { useLasts } from './use-lasts.ts'

const daysCounted = 7

/** Says until when a promotion runs: the time that is left in its last week, the day before that. */
export function useDates(): (promotion: Pick<Promotion, 'endDate'>) => string {
  const text = usePromotionsText()
  const format = useFormat()
  const lasts = useLasts()
  const { clock } = useApi()
  return (promotion) => {
    const { endDate } = promotion
    const left = timeLeft(endDate, clock.now())
    return left && endDate !== null && left.days >= daysCounted
      ? text('promotions.offer.until', { at: format.date(endDate) })
      : lasts(promotion)
  }
}
