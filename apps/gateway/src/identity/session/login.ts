import type { login, loginUnsecure } from '@parlour/api-client/endpoints'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { logIn } from './log-in.ts'

/** Logs a member in with a sealed payload. @throws DomainError as `logIn` */
export const handleLogin: Handler<typeof login> = (call) => logIn(call)

/**
 * Logs a member in with a payload in the clear, on test platforms only.
 * @throws DomainError as `logIn`, function.not.available
 */
export const handleLoginUnsecure: Handler<typeof loginUnsecure> = async (call) => {
  if (!call.gateway.config.test) throw new DomainError('function.not.available')
  return logIn(call)
}
