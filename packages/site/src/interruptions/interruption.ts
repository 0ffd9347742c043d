import type { Announcement } from '@parlour/api-client/endpoints'

/** Kinds of interruptions, the most urgent first. Source: BEY-03. */
export const interruptionKinds = ['safety', 'money', 'account', 'promotion'] as const

/** What an interruption is about. */
export type InterruptionKind = (typeof interruptionKinds)[number]

/** Something that wants to stand before the page. `id` is its own for the whole session. */
export interface Interruption {
  readonly id: string
  readonly kind: InterruptionKind
  /** What the bell calls it. */
  readonly title: string
  /** Waits in the bell and never stands before the page by itself. */
  readonly quiet?: boolean
}

/**
 * The kind of an announcement: popups (PU) are promotions, of which one shows by itself in a session; notices after a
 * login (PL), hot notices (H) and notices for agents (A) are about the account.
 *
 * @returns `account` or `promotion`
 * @example kindOfAnnouncement({ type: 'PL' }) // 'account'
 */
export const kindOfAnnouncement = ({ type }: Pick<Announcement, 'type'>): InterruptionKind =>
  type === 'PL' || type === 'H' || type === 'A' ? 'account' : 'promotion'
