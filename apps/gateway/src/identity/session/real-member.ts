import { DomainError, demoAccountType, sessionOf } from '../../kernel/http/index.ts'
import type { Call, Session } from '../../kernel/http/index.ts'

/**
 * The session of a call that only full accounts may make.
 * @throws DomainError login.not.session, in_need_true_account
 */
export function realMemberOf(call: Call): Session {
  const session = sessionOf(call)
  if (session.type === demoAccountType) throw new DomainError('in_need_true_account')
  return session
}
