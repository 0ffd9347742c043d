import type { Call } from '../http/call.ts'
import { sessionOf } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import type { Session } from '../session/session.ts'

const agentTypes = new Set([1, 2, 41, 42])

/** Whether a member type is one of the agents'. */
export const isAgent = (type: number): boolean => agentTypes.has(type)

/** The session of an agent. @throws DomainError login.not.session, in_need_true_account for everybody else */
export function agentOf(call: Call): Session {
  const session = sessionOf(call)
  if (!isAgent(session.type)) throw new DomainError('in_need_true_account')
  return session
}
