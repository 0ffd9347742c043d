import { sessionOf, type Call } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import { trialType, type Session } from '../session/session.ts'

/** The session of a call that only full accounts may make. @throws Refusal login.not.session, in_need_true_account */
export function trueMemberOf(call: Call): Session {
  const session = sessionOf(call)
  if (session.type === trialType) throw new Refusal('in_need_true_account')
  return session
}
