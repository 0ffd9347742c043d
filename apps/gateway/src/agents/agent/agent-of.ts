import { DomainError, sessionOf } from '../../kernel/http/index.ts'
import type { Call, Session } from '../../kernel/http/index.ts'
import { isAgent } from '../../identity/index.ts'

/** The session of an agent. @throws DomainError login.not.session, in_need_true_account for everybody else */
export function agentOf(call: Call): Session {
  const session = sessionOf(call)
  if (!isAgent(session.type)) throw new DomainError('in_need_true_account')
  return session
}
