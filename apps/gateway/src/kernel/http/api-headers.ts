import type { Context, MiddlewareHandler } from 'hono'
import type { Clock } from '../config/gateway.ts'
import { currentCall } from '../observe/call-scope.ts'

const requestId = /^[\w-]{8,64}$/

const givenRequestId = (told: string | null): string | null => (told !== null && requestId.test(told) ? told : null)

/** The request id that a request came with where it is well-formed, else a fresh one. */
export const requestIdIn = (headers: Headers): string =>
  givenRequestId(headers.get('x-request-id')) ?? crypto.randomUUID()

/** The request id of a call: the client's where it is well-formed, else the one that the call got when it came. */
export const requestIdOf = (context: Context): string =>
  givenRequestId(context.req.header('x-request-id') ?? null) ?? currentCall()?.requestId ?? crypto.randomUUID()

const allowedHeaders =
  'Authorization, Content-Type, Device, Encryption, Idempotency-Key, Language, Merchant, ModuleId, X-Digest, ' +
  'X-Gateway-Version, X-RSA, X-Real-UA, X-Request-Id, X-Timestamp, traceparent, tracestate'

/**
 * The headers of every API answer, whatever it says; pages of `origins`
 * may read it. `Date` is the platform's time. Source: reliability 4.6.
 */
export const apiHeaders =
  (clock: Clock, origins: readonly string[]): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header('origin') ?? ''
    const known = origins.includes(origin)
    if (context.req.method === 'OPTIONS' && known) context.res = new Response(null, { status: 204 })
    else await next()
    const { headers } = context.res
    headers.set('Date', new Date(clock.now()).toUTCString())
    headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('X-Frame-Options', 'DENY')
    headers.set('Referrer-Policy', 'no-referrer')
    headers.set('Cross-Origin-Resource-Policy', 'same-site')
    headers.set('Cache-Control', 'no-store')
    headers.append('Vary', 'Origin')
    headers.set('X-Request-Id', requestIdOf(context))
    if (!known) return
    headers.set('Access-Control-Allow-Origin', origin)
    headers.set('Access-Control-Allow-Headers', allowedHeaders)
    headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
    headers.set('Access-Control-Expose-Headers', 'Age, Date, Idempotent-Replayed, Retry-After, X-Request-Id')
    headers.set('Access-Control-Max-Age', '600')
  }
