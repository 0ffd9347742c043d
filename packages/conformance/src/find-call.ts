import type { Override } from '@parlour/api-client'
import type { Endpoint } from '@parlour/api-client/endpoints'
import type { Candidate } from './candidates.ts'
import type { Asker, Reply } from './create-asker.ts'
import { isHarmless } from './records.ts'
import type { UnknownCall } from './unknown-call.ts'

/** Where a call answered, and what it answered. */
export interface FoundCall {
  readonly candidate: Candidate
  readonly reply: Reply
  /** What the call does otherwise than its record, beside its path. */
  readonly deviation: Override
}

const isEnveloped = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'success' in body && typeof body.success === 'boolean'

/** The envelope that an answer has, where the record says another. */
function otherEnvelope({ envelope }: Endpoint, { outcome, status, body, isHtml }: Reply): Override {
  if (outcome === 'refused' || outcome === 'unreached' || isHtml || status >= 300) return {}
  if (isEnveloped(body)) return envelope === 'value' ? {} : { envelope: 'value' }
  if (envelope !== 'value') return {}
  return { envelope: body === undefined ? 'text' : 'bare' }
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
const otherMethod = ({ method }: Endpoint, { allow }: Reply): Override => {
  const allowed = (allow ?? '').toUpperCase().split(/\s*,\s*/)
  const other = methods.find((one) => one !== method && allowed.includes(one))
  return other ? { method: other } : {}
}

/**
 * Asks a call at each path that it may have until one answers;
 * there, an answer in another envelope is read in that one.
 *
 * @returns null where no path answered
 */
export async function findCall(
  asker: Asker,
  unknown: UnknownCall,
  endpoint: Endpoint,
  candidates: readonly Candidate[],
  input: unknown,
  idempotencyKey?: string,
): Promise<FoundCall | null> {
  const ask = (override: Override) =>
    asker.ask(endpoint, input, { override, ...(idempotencyKey !== undefined && { idempotencyKey }) })
  for (const candidate of candidates) {
    const reply = await ask(candidate.override)
    if (reply.status === 405) {
      const deviation = otherMethod(endpoint, reply)
      if (deviation.method) return { candidate, reply, deviation }
      continue
    }
    if (unknown.isUnknown(reply) || (endpoint.token !== 'required' && unknown.saysNothing(reply))) continue
    const deviation = otherEnvelope(endpoint, reply)
    if (!deviation.envelope || !isHarmless(endpoint)) return { candidate, reply, deviation: {} }
    const again = await ask({ ...candidate.override, ...deviation })
    return again.outcome === 'read' ? { candidate, reply: again, deviation } : { candidate, reply, deviation: {} }
  }
  return null
}
