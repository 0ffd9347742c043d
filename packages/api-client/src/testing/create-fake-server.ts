import type { Endpoint, ServedRequestOf, ServedResponseOf } from '../endpoint.ts'
import type { FetchPort } from '../ports.ts'
import { fromWireSums } from '../schemas/sums.ts'

type Answers = (input: unknown, request: Request) => unknown

/** A refusal for a fake server to answer with. */
export class FakeRefusal extends Error {
  readonly code: string
  readonly status: number
  readonly value: unknown

  constructor(code: string, { status = 200, value = null }: { status?: number; value?: unknown } = {}) {
    super(code)
    this.code = code
    this.status = status
    this.value = value
  }
}

/** A `fetch` made from endpoint records: what is not answered is a 404, and every call is kept in `calls`. */
export interface FakeServer {
  readonly fetch: FetchPort
  readonly calls: { readonly endpoint: string; readonly input: unknown; readonly headers: Headers }[]
  /** Says how an endpoint answers from now on: with wire shapes, as a server would. */
  answer<E extends Endpoint>(
    endpoint: E,
    handler: ServedResponseOf<E> | ((input: ServedRequestOf<E>, request: Request) => ServedResponseOf<E>),
  ): FakeServer
}

const readInput = async (request: Request): Promise<unknown> => {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  if (request.method === 'GET') return query
  const text = await request.text()
  return text ? JSON.parse(text) : query
}

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }))

/** Makes a fake server. Encrypted calls arrive as their cipher left them; use a cipher that seals to plain text in tests. */
export function createFakeServer(): FakeServer {
  const table = new Map<string, { endpoint: Endpoint; answers: Answers }>()
  const calls: FakeServer['calls'] = []
  const reply = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json; charset=utf-8' } })

  const server: FakeServer = {
    calls,
    async fetch(input, init) {
      const request = new Request(input, init)
      const entry = table.get(`${request.method} ${new URL(request.url).pathname}`)
      if (!entry) return reply(404, { success: false, errorCode: 'not.found', message: 'No answer for this call', value: null })
      const { endpoint, answers } = entry
      const body = fromWireSums(endpoint, await readInput(request))
      calls.push({ endpoint: endpoint.name, input: body, headers: request.headers })
      try {
        const value = await Promise.race([answers(body, request), ended(request.signal)])
        if (endpoint.envelope === 'text') return new Response(String(value))
        return reply(200, endpoint.envelope === 'bare' ? value : { success: true, value })
      } catch (error) {
        if (!(error instanceof FakeRefusal)) throw error
        return reply(error.status, { success: false, errorCode: error.code, message: error.code, value: error.value })
      }
    },
    answer(endpoint, handler) {
      const answers: Answers = typeof handler === 'function' ? (handler as Answers) : () => handler
      table.set(`${endpoint.method} ${endpoint.path}`, { endpoint, answers })
      return server
    },
  }
  return server
}
