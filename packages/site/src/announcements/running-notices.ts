import type { Announcement } from '@parlour/api-client/endpoints'

/** Notices of an answer. */
export interface NoticeLists {
  readonly player: readonly Announcement[]
  readonly hot?: readonly Announcement[]
}

/** Whether an announcement is on at `now`, in milliseconds since 1970. */
export const isRunning = ({ startDate, endDate }: Pick<Announcement, 'startDate' | 'endDate'>, now: number): boolean =>
  (startDate ?? 0) <= now && now < (endDate ?? Infinity)

/** Notices that are on at `now`, each once, the newest first; of two of one moment the operator's order counts. */
export const runningNotices = ({ player, hot = [] }: NoticeLists, now: number): Announcement[] =>
  [...new Map([...hot, ...player].map((notice) => [notice.id, notice])).values()]
    .filter((notice) => isRunning(notice, now))
    .toSorted((a, b) => (b.startDate ?? 0) - (a.startDate ?? 0))
