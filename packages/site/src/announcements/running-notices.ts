import type { Announcement } from '@parlour/api-client/endpoints'

/** Notices of an answer. */
export interface NoticeLists {
  readonly player: readonly Announcement[]
  readonly hot?: readonly Announcement[]
}

/** Whether an announcement is on at `now`, in milliseconds since 1970. */
export const isRunning = ({ startDate, endDate }: Pick<Announcement, 'startDate' | 'endDate'>, now: number): boolean =>
  (startDate ?? 0) <= now && now < (endDate ?? Infinity)

/**
 * The notices of a moment, each once, newest first; at equal times in the operator's order.
 *
 * @param now milliseconds since 1970
 * @returns the notices
 * @example runningNotices({ player, hot }, api.clock.now())
 */
export const runningNotices = ({ player, hot = [] }: NoticeLists, now: number): Announcement[] =>
  [...new Map([...hot, ...player].map((notice) => [notice.id, notice])).values()]
    .filter((notice) => isRunning(notice, now))
    .toSorted((a, b) => (b.startDate ?? 0) - (a.startDate ?? 0))
