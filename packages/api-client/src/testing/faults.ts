import { ended } from './read-input.ts'
import { replyJson, replyRefusal } from './reply.ts'

/** Turns what the server would answer into what arrives. A fault that does not ask for the answer has had no effect. */
type Spoil = (answer: () => Promise<Response>, request: Request) => Promise<Response>

const lost = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))
const always =
  (make: () => Response): Spoil =>
  async () =>
    make()
const page = (status: number): Spoil =>
  always(
    () =>
      new Response('<!doctype html><title>Log in to the network</title>', {
        status,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      }),
  )
const text =
  (change: (body: string) => string): Spoil =>
  async (answer) => {
    const { status, headers, ...response } = await answer().then(async (sent) => ({
      status: sent.status,
      headers: sent.headers,
      body: await sent.text(),
    }))
    return new Response(change(response.body), { status, headers })
  }
const refusal = (status: number, code: string, headers?: Record<string, string>): Spoil =>
  always(() => replyRefusal(status, code, headers))

const stalled: Spoil = async (answer, request) => {
  const { status, headers } = await answer()
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"success":'))
      ended(request).catch((reason: unknown) => controller.error(reason))
    },
  })
  return new Response(body, { status, headers })
}

const faults = {
  /** The request never leaves. */
  offline: lost,
  /** The server has done its work, the connection breaks before the answer. */
  reset: async (answer) => answer().then(lost),
  /** No response until the caller aborts. */
  hang: (_, request) => ended(request),
  /** The answer begins and never ends. */
  stall: stalled,
  /** A page of somebody else, with status 200: the login of a network. */
  html: page(200),
  empty: always(() => new Response('', { headers: { 'Content-Type': 'application/json; charset=utf-8' } })),
  truncated: text((body) => body.slice(0, body.length / 2)),
  /** A byte order mark before the answer: odd, and readable. */
  bom: text((body) => `\uFEFF${body}`),
  /** Five megabytes of members that the record does not have. */
  huge: text((body) => body.replace(/^\{/, `{"padding":"${'x'.repeat(5_000_000)}",`)),
  'wrong-root': always(() => replyJson(200, ['unexpected'])),
  'null-value': always(() => replyJson(200, { success: true, value: null })),
  'wrong-value': always(() => replyJson(200, { success: true, value: 'unexpected' })),
  'no-reason': always(() => replyJson(200, { success: false })),
  '400': refusal(400, 'request_param_err'),
  '401': refusal(401, 'login.not.session'),
  '403': refusal(403, 'function.not.available'),
  '404': refusal(404, 'not.found'),
  '408': always(() => new Response('', { status: 408 })),
  '409': refusal(409, 'idempotency.running', { 'Retry-After': '1' }),
  '421': refusal(421, 'key_rotated'),
  '422': refusal(422, 'idempotency.key.reused'),
  '429': refusal(429, 'TOO_MANY_REQUESTS', { 'Retry-After': '1' }),
  '500': refusal(500, 'server.error'),
  '502': page(502),
  '503': refusal(503, 'system.busy', { 'Retry-After': '1' }),
  '504': always(() => new Response('', { status: 504 })),
  maintenance: refusal(503, 'system.maintenance'),
  restricted: refusal(403, 'system.restricted'),
} as const satisfies Record<string, Spoil>

/** What can go wrong between client and server. */
export type Fault = keyof typeof faults

/** Every fault a fake server knows. */
export const faultNames = Object.keys(faults) as readonly Fault[]

/** What arrives of an answer under a fault. */
export const spoil = (fault: Fault, answer: () => Promise<Response>, request: Request): Promise<Response> => {
  const change: Spoil = faults[fault]
  return change(answer, request)
}
