/** The trace that a call belongs to, and the id of the call in it (W3C Trace Context). */
export interface Trace {
  readonly traceId: string
  /** The caller's span; null where the trace begins here. */
  readonly parentId: string | null
  readonly spanId: string
  readonly flags: string
  /** `tracestate` as it came, passed on unchanged. */
  readonly state: string | null
}

const form = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/
const longestState = 512

/** So many random hexadecimal digits, 32 at most; the end of a UUID is never all zeros. */
const fresh = (digits: 16 | 32): string => crypto.randomUUID().replaceAll('-', '').slice(-digits)

/** Continues the trace that `traceparent` names, or begins one where the header is missing or malformed. */
export function traceOf(headers: Headers): Trace {
  const [, version, traceId, parentId, flags, rest] = form.exec(headers.get('traceparent') ?? '') ?? []
  if (!traceId || !parentId || !flags || (version === '00' && rest !== undefined))
    return { traceId: fresh(32), parentId: null, spanId: fresh(16), flags: '00', state: null }
  const state = headers.get('tracestate')
  return { traceId, parentId, spanId: fresh(16), flags, state: state && state.length <= longestState ? state : null }
}

/** The headers that hand a trace to the next service, with this call as the parent. */
export const traceHeaders = ({ traceId, spanId, flags, state }: Trace): Readonly<Record<string, string>> => ({
  traceparent: `00-${traceId}-${spanId}-${flags}`,
  ...(state ? { tracestate: state } : {}),
})
