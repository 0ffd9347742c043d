import { roleOf, type SessionState } from '@parlour/auth'

/** What of the support is open to who is here. */
export interface SupportOffers {
  readonly chat: boolean
  readonly inbox: boolean
  readonly feedback: boolean
}

/**
 * Which parts of the support the current visitor can use: chat and inbox need their module and a member without demo
 * account, feedback its module. Source: CHT-01, CHT-02, SVC-02; modules CBS3, INBOX3, FEEDBACK3.
 *
 * @returns a flag for each
 * @example supportOffers(modules, session.get()).chat
 */
export function supportOffers(modules: ReadonlySet<string>, session: SessionState): SupportOffers {
  const member = session.status === 'member' && session.type !== null && roleOf(session.type) !== 'demo'
  return {
    chat: member && modules.has('CBS3'),
    inbox: member && modules.has('INBOX3'),
    feedback: modules.has('FEEDBACK3'),
  }
}
