import type { login, loginUnsecure } from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import { logIn } from './log-in.ts'

/** Logs a member in with a sealed payload. @throws Refusal as `logIn` */
export const answerLogin: Handler<typeof login> = (call) => logIn(call)

/** Logs a member in with a payload in the clear, on test platforms only. @throws Refusal as `logIn`, function.not.available */
export const answerLoginUnsecure: Handler<typeof loginUnsecure> = async (call) => {
  if (!call.gateway.config.test) throw new Refusal('function.not.available', { status: 400 })
  return logIn(call)
}
