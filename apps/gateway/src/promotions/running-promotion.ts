import type { AnnouncementRow } from '../content/content.ts'
import type { Words } from '../db/tables/index.ts'
import type { Gateway } from '../gateway.ts'
import { sentences } from '../http/messages.ts'
import { DomainError } from '../http/domain-error.ts'

/** The promotions that run at `now`, in the operator's order. */
export const runningPromotions = ({ content }: Pick<Gateway, 'content'>, now: number): AnnouncementRow[] =>
  content.announcements.filter(
    ({ type, startDate, endDate }) => type === 'PR' && startDate <= now && (endDate === null || now < endDate))

/** Whether a promotion runs at `now`. */
export const isRunning = (gateway: Pick<Gateway, 'content'>, id: number, now: number): boolean =>
  runningPromotions(gateway, now).some((promotion) => promotion.id === id)

/** A promotion that runs at `now`. @throws DomainError promotion.unknown */
export function runningPromotion(gateway: Pick<Gateway, 'content'>, id: number, now: number): AnnouncementRow {
  const found = runningPromotions(gateway, now).find((promotion) => promotion.id === id)
  if (!found) throw new DomainError('promotion.unknown')
  return found
}

/** What a promotion is called, also when it is over. */
export const promotionTitle = ({ content }: Pick<Gateway, 'content'>, id: number): Words =>
  content.announcements.find((promotion) => promotion.id === id)?.title ?? sentences('reward.promotion', { id })
