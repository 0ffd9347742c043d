/** One way in which an answer goes wrong, in place of a network. */
export interface Fault {
  readonly name: string
  /** What `fetch` does in place of the right answer `good` (a JSON text). */
  readonly answer: (good: string, signal: AbortSignal) => Promise<Response>
  /** The kinds of error that may follow; `right` where the right result must be let through as well. */
  readonly ends: readonly string[]
  /**
   * What is left of the answer, for records whose shape it may
   * fit after all: the value of the envelope, or the whole body.
   */
  readonly leaves?: { readonly value?: unknown; readonly body?: unknown }
  /** How many calls may meet it at the same time, where reading its answers takes long. */
  readonly together?: number
}

const json = { 'Content-Type': 'application/json; charset=utf-8' }
const html = { 'Content-Type': 'text/html' }
const page = '<!doctype html><html><title>Log in to the network</title><form></form></html>'

const text =
  (body: BodyInit, status = 200, headers: Record<string, string> = json) =>
  async (): Promise<Response> =>
    new Response(body, { status, headers })

const refusal = (status: number, errorCode: string, headers: Record<string, string> = {}) =>
  text(JSON.stringify({ success: false, errorCode, message: 'No.', value: null }), status, { ...json, ...headers })

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }))

const stalled = async (good: string, signal: AbortSignal): Promise<Response> => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(good.slice(0, 10)))
      signal.addEventListener('abort', () => controller.error(signal.reason), { once: true })
    },
  })
  return new Response(body, { headers: json })
}

const torn = async (good: string): Promise<Response> => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(good.slice(0, 10)))
      controller.error(new TypeError('terminated'))
    },
  })
  return new Response(body, { headers: json })
}

/** Nothing that any shape takes: right for plain texts alone. */
const noShape = { value: Number.NaN, body: Number.NaN }

/** What fetch gives after it has followed a redirect: the page of somewhere else. */
const redirected = async (): Promise<Response> => {
  const response = new Response(page, { headers: html })
  Object.defineProperties(response, { redirected: { value: true }, url: { value: 'http://captive.test/login' } })
  return response
}

const unreached = ['network', 'unsure']
const late = ['timeout', 'unsure']
const broken = ['bad_payload', 'captive', 'schema']
const again = ['unavailable', 'unsure']
const strangers = JSON.stringify(
  Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`extra_${at}`, 'x'.repeat(80)])),
).slice(1)
/** An object with 5 MB of members that the record does not name; anything else as it is. */
const padded = (good: string): string => (good.startsWith('{"') ? `{${strangers.slice(0, -1)},${good.slice(1)}` : good)

/** The faults of an answer that need no connection: those of the connection itself go through a fault proxy. */
export const faults: readonly Fault[] = [
  { name: 'refused', answer: () => Promise.reject(new TypeError('fetch failed')), ends: unreached },
  { name: 'no such host', answer: () => Promise.reject(new TypeError('getaddrinfo ENOTFOUND')), ends: unreached },
  { name: 'silence', answer: (_, signal) => ended(signal), ends: late },
  { name: 'silence in the body', answer: stalled, ends: late },
  { name: 'torn body', answer: torn, ends: unreached },
  { name: '401', answer: refusal(401, 'login.not.session'), ends: ['unauthorized'] },
  { name: '403', answer: refusal(403, 'forbidden'), ends: ['forbidden'] },
  { name: '404', answer: refusal(404, 'path.not.found'), ends: ['not_found'] },
  { name: '408', answer: refusal(408, 'request.timeout'), ends: late },
  { name: '409', answer: refusal(409, 'conflict'), ends: ['conflict'] },
  { name: '422', answer: refusal(422, 'idempotency.key.reused'), ends: ['invalid'] },
  { name: '429 in seconds', answer: refusal(429, 'TOO_MANY_REQUESTS', { 'Retry-After': '60' }), ends: ['throttled'] },
  {
    name: '429 with a date',
    answer: refusal(429, 'TOO_MANY_REQUESTS', { 'Retry-After': 'Wed, 21 Oct 2099 07:28:00 GMT' }),
    ends: ['throttled'],
  },
  { name: '429 without a time', answer: refusal(429, 'TOO_MANY_REQUESTS'), ends: ['throttled'] },
  {
    name: '429 for a year',
    answer: refusal(429, 'TOO_MANY_REQUESTS', { 'Retry-After': '31536000' }),
    ends: ['throttled'],
  },
  { name: '500', answer: refusal(500, 'system.error'), ends: ['server', 'unsure'] },
  { name: '502 as HTML', answer: text(page, 502, html), ends: [...again, ...broken] },
  {
    name: '503 maintenance',
    answer: refusal(503, 'system.maintenance', { 'Retry-After': '120' }),
    ends: ['maintenance'],
  },
  { name: '302 to HTML', answer: redirected, ends: [...broken, 'unsure'] },
  { name: 'HTML for an answer', answer: text(page, 200, html), ends: [...broken, 'unsure'] },
  { name: 'nothing', answer: text(''), ends: [...broken, 'unsure'] },
  { name: 'cut short', answer: (good) => text(good.slice(0, -3))(), ends: [...broken, 'unsure'], leaves: noShape },
  { name: 'another root', answer: text('[[["?"]]]'), ends: [...broken, 'unsure'], leaves: { body: [[['?']]] } },
  { name: 'no, without a word', answer: text('{"success":false}'), ends: ['refused', 'unsure', ...broken] },
  {
    name: 'value null',
    answer: text('{"success":true,"value":null}'),
    ends: ['schema', 'unsure'],
    leaves: { value: null, body: { success: true, value: null } },
  },
  {
    name: '__proto__',
    answer: text('{"__proto__":{"success":true},"value":{}}'),
    ends: [...broken, 'unsure'],
    leaves: { body: { value: {} } },
  },
  { name: 'byte order mark', answer: (good) => text(`\uFEFF${good}`)(), ends: [...broken, 'unsure', 'right'] },
  {
    name: 'no UTF-8',
    answer: text(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0xc3, 0x28])),
    ends: [...broken, 'unsure'],
  },
  { name: '5 MB of strangers', answer: (good) => text(padded(good))(), ends: ['right', ...broken], together: 4 },
]
