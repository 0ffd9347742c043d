import type { HonoRequest } from 'hono'
import { DomainError } from './domain-error.ts'
import { isKeepable, withinShape } from './shape-limits.ts'

/** How long the body of a request may be, in bytes, unless its record sets another limit. */
export const usualBytes = 64 * 1024

/**
 * The raw body as text.
 * @throws DomainError request.too.large beyond `most` bytes, request_param_err when it is not UTF-8
 */
export async function readText(request: HonoRequest, most = usualBytes): Promise<string> {
  if (Number(request.header('content-length') ?? 0) > most) throw new DomainError('request.too.large')
  const body = request.raw.body
  if (!body) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  let text = ''
  try {
    for await (const chunk of body) {
      size += chunk.length
      if (size > most) throw new DomainError('request.too.large')
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new DomainError('request_param_err')
  }
}

/**
 * A JSON body.
 * @throws DomainError request_param_err when it does not parse, is too deep or too wide, or has a text with NUL
 */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new DomainError('request_param_err')
  }
  if (!withinShape(value)) throw new DomainError('request_param_err')
  return value
}

/**
 * Query or form members as a fresh object.
 * @throws DomainError request_param_err for more than 200 of them, or a text with NUL
 */
export function fromPairs(pairs: Iterable<[string, string]>): Record<string, unknown> {
  const members: Record<string, unknown> = {}
  let count = 0
  for (const [name, value] of pairs) {
    if (name === '__proto__' || ++count > 200 || !isKeepable(name) || !isKeepable(value))
      throw new DomainError('request_param_err')
    members[name] = value
  }
  return members
}
