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
 * The kind of an announcement. Popups (PU) are promotions, whatever they say: only one of them shows by itself in a session.
 * Notices after a login (PL), hot notices (H) and notices for agents (A) are about the account. A row of the list of popups
 * that the operator marked as a notice counts as one.
 */
export const kindOfAnnouncement = ({ type }: Pick<Announcement, 'type'>): InterruptionKind =>
  type === 'PL' || type === 'H' || type === 'A' ? 'account' : 'promotion'
