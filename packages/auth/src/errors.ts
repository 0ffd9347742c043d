import { isApiError, isRefused, type ApiError, type RefusedError } from '@parlour/api-client'
import type { Issue, MessageValues } from '@parlour/validation'
import * as v from 'valibot'
import type en from '../messages/EN.json'

/** An id of this package's messages. */
export type AuthMessageId = keyof typeof en

/** Where a refusal shows: beside a field of the form, or above the form. */
export type Place = 'username' | 'password' | 'captcha' | 'terms' | 'named-field' | 'form'

/** What login and registration are refused with, and where it shows. Each has the message `auth.error.<code>`. */
export const authErrors = Object.freeze({
  'login.credentials.invalid': 'password',
  'captcha.required': 'captcha',
  'captcha.invalid': 'captcha',
  'register.username.taken': 'username',
  'register.field.invalid': 'named-field',
  'register.terms.required': 'terms',
  us_forbidden_login_error: 'form',
  login_verify_required: 'form',
  TOO_MANY_REQUEST: 'form',
  TOO_MANY_REQUESTS: 'form',
  'function.not.available': 'form',
  'idempotency.key.reused': 'form',
  'system.maintenance': 'form',
  'system.restricted': 'form',
  'server.error': 'form',
  network: 'form',
  timeout: 'form',
  unsure: 'form',
} as const satisfies Record<string, Place>)

/** A code that this package has a sentence for. */
export type AuthErrorCode = keyof typeof authErrors

/** The message of a code. */
export const authErrorMessage = (code: AuthErrorCode): AuthMessageId => `auth.error.${code}`

/** Why an attempt did not go through, ready to be shown. */
export interface Refusal {
  /** What is wrong with a field, or null when it is about the whole form. */
  readonly issue: Issue | null
  /** The sentence above the form, or null when it stands beside a field. */
  readonly messageId: AuthMessageId | null
  readonly values: MessageValues
  /** The server's own sentence, for codes without one of ours. */
  readonly serverMessage: string | null
  /** Whether the next try needs the signs of a picture. */
  readonly captcha: boolean
  /** What support asks for. */
  readonly requestId: string
}

const named = v.object({
  field: v.string(),
  patternId: v.optional(v.number()),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
})

const flagged = v.object({ captcha: v.literal(true) })

const isKnown = (code: string): code is AuthErrorCode => Object.hasOwn(authErrors, code)

const codeOf = (error: ApiError): AuthErrorCode | null => {
  if (isRefused(error) && isKnown(error.code)) return error.code
  if (error.kind === 'throttled') return 'TOO_MANY_REQUESTS'
  if (error.kind === 'server' || error.kind === 'unavailable') return 'server.error'
  return isRefused(error) ? null : isKnown(error.kind) ? error.kind : 'server.error'
}

const issueOf = (code: AuthErrorCode, error: ApiError): Issue | null => {
  const place: Place = authErrors[code]
  if (place === 'form') return null
  if (place !== 'named-field') return { field: place, code: 'server', messageId: authErrorMessage(code) }
  const value = v.safeParse(named, (error as RefusedError).value)
  return value.success ? { ...value.output, code: 'pattern' } : null
}

/** Reads why an attempt failed. Something that is no answer of the server reads as `server.error`. */
export function readRefusal(error: unknown): Refusal {
  const none = { issue: null, messageId: null, values: { seconds: 0 }, serverMessage: null, captcha: false, requestId: '' }
  if (!isApiError(error)) return { ...none, messageId: authErrorMessage('server.error') }
  const refused = isRefused(error) ? error : null
  const code = codeOf(error)
  const issue = code ? issueOf(code, error) : null
  return {
    issue,
    messageId: issue ? null : authErrorMessage(code ?? 'server.error'),
    values: { seconds: Math.ceil(refused?.retryAfter ?? 0) },
    serverMessage: code ? null : (refused?.serverMessage ?? null),
    captcha: v.is(flagged, refused?.value) || code === 'captcha.required' || code === 'captcha.invalid',
    requestId: error.requestId,
  }
}
