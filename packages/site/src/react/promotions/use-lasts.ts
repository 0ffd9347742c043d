import { useApi } from '@parlour/api-client/react'
import type { Promotion } from '@parlour/api-client/endpoints'
import { timeLeft } from '../../announcements/running-promotions.ts'
import { useSiteText } from '../use-site-text.ts'

/** Says how long a promotion still runs, in words. */
export function useLasts(): (promotion: Pick<Promotion, 'endDate'>) => string {
  const text = useSiteText()
  const { clock } = useApi()
  return ({ endDate }) => {
    const left = timeLeft(endDate, clock.now())
    return left ? text('site.promotions.endsIn', left) : text('site.promotions.noEnd')
  }
}
