import type { SessionState } from '@parlour/auth'

/** What of the support is open to who is here. */
export interface SupportOffers {
  readonly chat: boolean
  readonly inbox: boolean
  readonly feedback: boolean
}

const trialType = 4

/**
 * Chat and inbox need their module and a member who is not a trial account; feedback needs its module alone.
 * Source: CHT-01, CHT-02, SVC-02; modules CBS3, INBOX3, FEEDBACK3.
 */
export function supportOffers(modules: ReadonlySet<string>, session: SessionState): SupportOffers {
  const member = session.status === 'member' && session.type !== null && session.type !== trialType
  return { chat: member && modules.has('CBS3'), inbox: member && modules.has('INBOX3'), feedback: modules.has('FEEDBACK3') }
}
