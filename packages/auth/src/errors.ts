import {
  errorCodes,
  isApiError,
  isRefused,
  type ApiError,
  type KnownCode,
  type RefusedError,
} from '@parlour/api-client'
import type failures from '@parlour/i18n/messages/EN.json'
import type { Issue, MessageValues } from '@parlour/validation'
import * as v from 'valibot'
import type own from '../messages/EN.json'
import { authErrorIds, type SignInCode } from './social/auth-error-ids.ts'

/** The id of a message for a refusal: of this package, or of the client's codes and kinds. */
export type RefusalMessageId = keyof typeof own | keyof typeof failures

/** Where a refusal shows: beside a field of the form, or above its button. */
export type Place =
  | 'username'
  | 'password'
  | 'verificationCode'
  | 'mobileNum'
  | 'birthday'
  | 'captcha'
  | 'terms'
  | 'oldPassword'
  | 'newPassword'
  | 'paymentPassword'
  | 'named-field'
  | 'form'

interface Way {
  readonly place: Place
  readonly words: RefusalMessageId
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the names
const signIn = Object.fromEntries(
  Object.entries(authErrorIds).map(([code, words]) => [code, { place: 'form', words }]),
) as Record<SignInCode, Way>

/** What login and registration do about a code: where it shows, and in which words. Others show above the button. */
export const authErrors = Object.freeze({
  ...signIn,
  'login.credentials.invalid': { place: 'password', words: 'api.code.login.credentials.invalid' },
  'captcha.required': { place: 'captcha', words: 'api.code.captcha.required' },
  'captcha.invalid': { place: 'captcha', words: 'api.code.captcha.invalid' },
  'register.username.taken': { place: 'username', words: 'api.code.register.username.taken' },
  'register.field.invalid': { place: 'named-field', words: 'api.code.register.field.invalid' },
  'register.affiliate.invalid': { place: 'form', words: 'api.code.register.affiliate.invalid' },
  'register.terms.required': { place: 'terms', words: 'auth.register.terms_required' },
  'code.invalid': { place: 'verificationCode', words: 'api.code.code.invalid' },
  'code.required': { place: 'verificationCode', words: 'api.code.code.required' },
  'password.old.invalid': { place: 'oldPassword', words: 'api.code.password.old.invalid' },
  'password.same': { place: 'newPassword', words: 'api.code.password.same' },
  'payment.password.weak': { place: 'paymentPassword', words: 'api.code.payment.password.weak' },
  'mobile.taken': { place: 'mobileNum', words: 'api.code.mobile.taken' },
  'member.age.low': { place: 'birthday', words: 'api.code.member.age.low' },
  'login.ticket.invalid': { place: 'form', words: 'api.code.login.ticket.invalid' },
  login_verify_required: { place: 'form', words: 'api.code.login_verify_required' },
  TOO_MANY_REQUEST: { place: 'form', words: 'auth.error.TOO_MANY_REQUESTS' },
  TOO_MANY_REQUESTS: { place: 'form', words: 'auth.error.TOO_MANY_REQUESTS' },
} as const satisfies Record<string, Way>)

/** A code that this package does something of its own about. */
export type AuthErrorCode = keyof typeof authErrors

/** Why an attempt did not go through, ready to be shown. */
export interface Refusal {
  /** What is wrong with a field, or null when it is about the whole form. */
  readonly issue: Issue | null
  /** The sentence above the button, or null when it stands beside a field. */
  readonly messageId: RefusalMessageId | null
  readonly values: MessageValues
  /** The server's own sentence, for codes without one of ours. */
  readonly serverMessage: string | null
  /** Whether the next try needs the signs of a picture. */
  readonly captcha: boolean
  /** Whether the server answered at all: what is good for one try, such as a picture, is then used up. */
  readonly reached: boolean
  /**
   * When the next try may be made, in milliseconds since 1970 on the server's clock; null where it may be made at once.
   */
  readonly retryAt: number | null
  /** How many tries the server leaves, this one counted; null where it does not say. */
  readonly triesLeft: number | null
  /** The second step that the server asks for (`login_verify_required`). */
  readonly check: LoginCheck | null
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
const counted = v.object({ triesLeft: v.pipe(v.number(), v.integer(), v.minValue(0)) })

/**
 * A login from a new place: what it is gone on with, and the
 * code that was sent. Times in server milliseconds since 1970.
 */
export interface LoginCheck {
  readonly ticket: string
  /** Where the code went, masked; empty where the server does not say. */
  readonly target: string
  /** When another code may be asked for. */
  readonly resendAt: number | null
}

const ticketed = v.object({
  loginTicket: v.pipe(v.string(), v.minLength(1)),
  target: v.nullish(v.string(), ''),
  expirationTime: v.nullish(v.number(), null),
})

const checkOf = ({ code, value }: RefusedError): LoginCheck | null => {
  const read = code === 'login_verify_required' ? v.safeParse(ticketed, value) : null
  return read?.success
    ? { ticket: read.output.loginTicket, target: read.output.target, resendAt: read.output.expirationTime }
    : null
}

const isOwn = (code: string): code is AuthErrorCode => Object.hasOwn(authErrors, code)
const isKnown = (code: string): code is KnownCode => Object.hasOwn(errorCodes, code)

const issueOf = ({ place, words }: Way, { value }: RefusedError): Issue | null => {
  if (place === 'form') return null
  if (place !== 'named-field') return { field: place, code: 'server', messageId: words }
  const broken = v.safeParse(named, value)
  return broken.success ? { ...broken.output, code: 'pattern' } : null
}

const wordsOf = (error: ApiError): RefusalMessageId => {
  if (isRefused(error) && isOwn(error.code)) return authErrors[error.code].words
  if (error.kind === 'throttled') return authErrors.TOO_MANY_REQUESTS.words
  return isRefused(error) && isKnown(error.code) ? `api.code.${error.code}` : `api.kind.${error.kind}`
}

const nothing = {
  issue: null,
  serverMessage: null,
  captcha: false,
  reached: false,
  retryAt: null,
  triesLeft: null,
  check: null,
  requestId: '',
  values: { seconds: 0 },
} as const

/**
 * Turns what a call threw into what a form shows: the field, the message, and when the next try is possible.
 *
 * @param error anything thrown; what is no error of a call reads as a server error
 * @returns the refusal; `retryAt` in server milliseconds since 1970
 * @example
 * catch (error) {
 *   const { issue, messageId } = readRefusal(error)
 * }
 */
export function readRefusal(error: unknown): Refusal {
  if (!isApiError(error)) return { ...nothing, messageId: 'api.kind.server' }
  const messageId = wordsOf(error)
  if (!isRefused(error)) return { ...nothing, messageId, requestId: error.requestId }
  const { code, value, retryAfter, retryAt, serverMessage, requestId } = error
  const issue = isOwn(code) ? issueOf(authErrors[code], error) : null
  const check = checkOf(error)
  return {
    issue,
    messageId: issue || check ? null : messageId,
    values: { seconds: Math.ceil(retryAfter ?? 0) },
    serverMessage: messageId.startsWith('api.kind.') && error.kind === 'refused' ? serverMessage : null,
    captcha: v.is(flagged, value) || code === 'captcha.required' || code === 'captcha.invalid',
    reached: true,
    retryAt: retryAfter ? retryAt : null,
    triesLeft: v.is(counted, value) ? value.triesLeft : null,
    check,
    requestId,
  }
}
