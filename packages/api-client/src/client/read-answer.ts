import type { Endpoint } from '../endpoint.ts'
import { ContractError, RefusedError, UnreachedError } from '../errors.ts'
import { kindOf } from './kind-of.ts'
import { parseAnswer } from './parse-answer.ts'

/** The text of an answer with what is needed to judge it. */
export interface Answer {
  readonly status: number
  /** Null when there was more of it than the record allows. */
  readonly text: string | null
  /** Seconds. */
  readonly retryAfter: number | null
  readonly requestId: string
  /** Server time of arrival, milliseconds since 1970. */
  readonly at: number
}

interface Body {
  readonly success?: unknown
  readonly value?: unknown
  readonly errorCode?: unknown
  readonly message?: unknown
}

const parse = (text: string): unknown => {
  try {
    return parseAnswer(text)
  } catch {
    return undefined
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** Statuses of a network's own login page: without an envelope they say nothing about our session. */
const foreign = [401, 407, 511]

/** The `value` of an answer, with the members that the record looks for at the top of the answer as well. */
function valueOf(body: Body, alsoTop: readonly string[]): unknown {
  const { value } = body
  const found = alsoTop
    .filter((name) => name in body)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a member of that name is there
    .map((name) => [name, (body as Record<string, unknown>)[name]] as const)
  if (found.length === 0) return value
  return { ...Object.fromEntries(found), ...(typeof value === 'object' ? value : {}) }
}

/**
 * The raw `value` of an answer, unchecked.
 * @throws RefusedError when the server refuses; ContractError when the body is not an answer at all; UnreachedError of
 *   kind unsure when it is none to a call with an effect.
 */
export function readAnswer({ name: endpoint, envelope, alsoTop, idempotent }: Endpoint, answer: Answer): unknown {
  const { status, text, requestId, retryAfter, at } = answer
  const good = status >= 200 && status < 300
  const html = /^\s*</.test(text ?? '')
  const parsed = parse(text ?? '')
  const body = (typeof parsed === 'object' && parsed !== null ? parsed : {}) as Body
  const enveloped = typeof body.success === 'boolean'
  if (good && body.success !== false) {
    if (envelope === 'text' && !html && text !== null) return text.trim()
    if (envelope === 'bare' && parsed !== undefined) return parsed
    if (envelope === 'value' && enveloped) return valueOf(body, alsoTop)
  }
  if (enveloped || (!good && !foreign.includes(status))) {
    const code = textOf(body.errorCode) ?? `http.${status}`
    throw new RefusedError({
      endpoint,
      requestId,
      status,
      code,
      retryAfter,
      kind: kindOf(status, code, idempotent),
      serverMessage: textOf(body.message),
      value: body.value,
      retryAt: retryAfter === null ? null : at + retryAfter * 1000,
    })
  }
  const what = text === null ? 'too large' : html ? 'HTML' : parsed === undefined ? 'not JSON' : 'no envelope'
  const issues = [`status ${status}, ${what}`]
  const cause = new ContractError({ endpoint, requestId, kind: html ? 'captive' : 'bad_payload', issues })
  throw idempotent ? new UnreachedError({ endpoint, requestId, kind: 'unsure', cause }) : cause
}
