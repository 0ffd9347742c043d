import { login } from '@parlour/api-client/endpoints'
import { plainCalls } from '@parlour/api-client/brand'
import { ConformanceError } from './conformance-error.ts'
import { createCipher } from './create-cipher.ts'
import type { Asker, Reply } from './create-asker.ts'
import { findCall } from './find-call.ts'
import { judgeCall } from './judge-call.ts'
import type { CallReport, PlatformFile } from './report.ts'
import type { UnknownCall } from './unknown-call.ts'

/** An account to log in with. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

/** Why a login was not read, with the call that failed where that is the key of the cipher. */
const whyOf = ({ failed, code, message, issues }: Reply): string =>
  [...(failed === null || failed === login.name ? [] : [failed]), code, message, ...issues].filter(Boolean).join(': ')

/** Whether the login was answered: an answer of its own that does not fit its record is a row of the report. */
const isAnswered = ({ outcome, failed, code }: Reply): boolean =>
  outcome === 'read' || (outcome === 'misfit' && code === 'schema' && failed === login.name)

/**
 * Logs in, and leaves the token with the asker.
 *
 * @throws ConformanceError `login.refused`, also where the platform has no login or no key
 *   for the cipher; `unreachable` where no answer arrived
 */
export async function openSession(
  asker: Asker,
  unknown: UnknownCall,
  credentials: Credentials,
  cipher: PlatformFile['cipher'],
): Promise<CallReport> {
  asker.cipher = createCipher(cipher) ?? null
  const override = cipher === 'plain' ? (plainCalls[login.name] ?? {}) : {}
  const candidate = { path: login.path, names: 'record' as const, override }
  const found = await findCall(asker, unknown, login, [candidate], { ...credentials })
  if (!found) throw new ConformanceError('login.refused', `the platform has no login: ${login.path} does not answer`)
  const { outcome, code, output } = found.reply
  // A payload that could not be sealed was never sent.
  if (outcome === 'unreached' && code !== 'chunk')
    throw new ConformanceError('unreachable', `the login was not answered: ${whyOf(found.reply)}`)
  if (!isAnswered(found.reply))
    throw new ConformanceError(
      'login.refused',
      `the login was refused with the cipher ${cipher}: ${whyOf(found.reply)}`,
    )
  if (typeof output === 'object' && output !== null && 'token' in output && typeof output.token === 'string')
    asker.token = output.token
  const report = judgeCall(login, found, true)
  return cipher === 'plain' ? { ...report, override: found.deviation.envelope ? found.deviation : null } : report
}
