import { useFormat } from '@parlour/i18n/react'
import { useNow } from '@parlour/screen-kit/react'
import type { RewardRowProps } from '@parlour/ui-kit'
import { usePromotionsText } from '../use-promotions-text.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Until when something can be taken, `expiresAt` in milliseconds: on its last day also how long that is. */
export function useUntil(expiresAt: number | null): NonNullable<RewardRowProps['time']> {
  const text = usePromotionsText()
  const format = useFormat()
  const now = useNow()
  if (expiresAt === null) return { tone: 'plain', text: text('promotions.centre.noEnd') }
  const until = text('promotions.centre.until', { at: format.dateTime(expiresAt) })
  const left = Math.max(0, expiresAt - now)
  if (left >= day) return { tone: 'plain', text: until }
  const hours = Math.floor(left / hour)
  const minutes = Math.floor((left % hour) / minute)
  return { tone: 'soon', text: text('promotions.centre.timeLeft', { hours, minutes }), sub: until }
}
