import type { listAnnouncements, ServedResponseOf } from '@parlour/api-client/endpoints'

type Answer = ServedResponseOf<typeof listAnnouncements>
type Notice = NonNullable<Answer['player']>[number]

/** An announcement; what is left out is a notice of 15 January 2026 that has no end. */
export const notice = (id: number, part: Partial<Notice> = {}): Notice => ({
  id,
  title: `Notice ${id}`,
  content: `<p>Text of ${id}.</p>`,
  type: 'PL',
  startDate: Date.UTC(2026, 0, 15) - id * 3_600_000,
  endDate: null,
  read: false,
  ...part,
})

/** A popup; what is left out is one for guests. */
export const popup = (id: number, part: Partial<Notice> = {}): Notice =>
  notice(id, { type: 'PU', title: `Popup ${id}`, execution: 'B', ...part })

/** An answer with these lists, and nothing else. */
export const noticesAnswer = (part: Partial<Answer>): Answer => ({
  player: [],
  promotion: [],
  popup: [],
  banners: [],
  ...part,
})

/** As many notices as asked for, the newest first. */
export const notices = (count: number, part: Partial<Notice> = {}): Notice[] =>
  Array.from({ length: count }, (_, index) => notice(index + 1, part))
