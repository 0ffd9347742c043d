import { sessionOf, type Call } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import { trialType, type Session } from '../session/session.ts'

/** The session of a call that only full accounts may make. @throws DomainError login.not.session, in_need_true_account */
export function trueMemberOf(call: Call): Session {
  const session = sessionOf(call)
  if (session.type === trialType) throw new DomainError('in_need_true_account')
  return session
}
