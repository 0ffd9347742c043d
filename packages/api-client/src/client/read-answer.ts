import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { ContractError, RefusedError, type ErrorKind } from '../errors.ts'

const envelope = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  errorCode: v.nullish(v.string(), null),
  message: v.nullish(v.string(), null),
})

const sessionCodes = ['login.not.session', 'user.or.token.invalid', 'CUSTOMER_NOT_LOGIN', 'token_ip_different']

const kindOf = (status: number, code: string): ErrorKind => {
  if (code === 'system.maintenance') return 'maintenance'
  if (code === 'system.restricted') return 'region'
  if (status === 401 || sessionCodes.includes(code)) return 'unauthorized'
  if (code.startsWith('TOO_MANY_REQUEST') || status === 429) return 'throttled'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'not_found'
  if (status === 409) return 'conflict'
  if (status === 421) return 'key_rotated'
  if (status === 400 || status === 422) return 'invalid'
  if (status === 503 || status === 504) return 'unavailable'
  return status >= 500 ? 'server' : 'refused'
}

/** The text of an answer with what is needed to judge it. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly retryAfter: string | null
  readonly requestId: string
}

const parseBody = (endpoint: Endpoint, { text, status, requestId }: Answer): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ContractError({ endpoint: endpoint.name, kind: 'bad_payload', requestId, cause, issues: [`status ${status}, not JSON`] })
  }
}

/**
 * The raw `value` of an answer, unchecked.
 * @throws RefusedError when the server says no; ContractError when the body is not an answer at all.
 */
export function readAnswer(endpoint: Endpoint, answer: Answer): unknown {
  const failed = answer.status < 200 || answer.status > 299
  if (!failed && endpoint.envelope === 'text') return answer.text
  const body = parseBody(endpoint, answer)
  if (!failed && endpoint.envelope === 'bare') return body
  const parsed = v.safeParse(envelope, body)
  const details = { endpoint: endpoint.name, requestId: answer.requestId }
  if (!parsed.success)
    throw new ContractError({ ...details, kind: 'bad_payload', issues: [`status ${answer.status}, no envelope`] })
  const { success, value, errorCode, message } = parsed.output
  if (success && !failed) return value
  const code = errorCode ?? `http.${answer.status}`
  const retryAfter = answer.retryAfter ? Number(answer.retryAfter) : Number.NaN
  throw new RefusedError({
    ...details,
    kind: kindOf(answer.status, code),
    status: answer.status,
    code,
    serverMessage: message,
    value,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
  })
}

/** The value of an answer in the shape of its record. @throws ContractError with the path of each misfit. */
export function checkAnswer<E extends Endpoint>(endpoint: E, value: unknown, requestId: string): v.InferOutput<E['response']> {
  const result = v.safeParse(endpoint.response, value)
  if (result.success) return result.output
  const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'value'}: ${issue.message}`)
  throw new ContractError({ endpoint: endpoint.name, kind: 'schema', requestId, issues })
}
