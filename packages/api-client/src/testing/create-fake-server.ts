import type { Endpoint } from '../endpoint.ts'
import { fromWireAmounts } from '../schemas/amounts.ts'
import { createEffects } from './effects.ts'
import { allEndpoints } from './endpoints-of.ts'
import { FakeRefusal } from './fake-refusal.ts'
import type { FakeCall, FakeServer, FakeServerOptions } from './fake-server.ts'
import { spoil } from './faults.ts'
import { ended, readInput } from './read-input.ts'
import { replyFake, replyRefusal, replyValue } from './reply.ts'
import { chooseRecord, createRoutes } from './routes.ts'
import { misfitOf, sampleAnswer } from './sample/sample-answer.ts'
import { createSwitches } from './switches.ts'

type Handler = (input: unknown, request: Request) => unknown

const noTimer = (): never => {
  throw new TypeError('delay needs a timer: createFakeServer({ wait })')
}

/**
 * Makes a fake server for tests: a `fetch` that answers every path and alias of every record, repeats the answer of an
 * idempotency key, and fails on request. Give the client a cipher that seals to plain text.
 *
 * @param options what unhandled calls get, the seed of sample answers, and how `delay` waits
 * @returns the server; `answer`, `fail`, `delay` and `heal` return it again
 * @throws TypeError from a call with `delay` when no `wait` was
 *   given, and with `strict` when an answer does not fit its record
 * @example
 * const server = createFakeServer().answer(getRsaKey, 'bfc938a0'.repeat(4)).fail('502', getBalance, 1)
 * const api = createTestClient(server)
 */
export function createFakeServer(options: FakeServerOptions = {}): FakeServer {
  const {
    unanswered = 'sample',
    seed = 1,
    wait = noTimer,
    overrides,
    headerNames,
    idempotency,
    strict = false,
  } = options
  const token = headerNames?.token ?? 'Authorization'
  const moduleId = headerNames?.moduleId ?? 'ModuleId'
  const idempotencyKey = headerNames?.idempotencyKey ?? 'Idempotency-Key'
  const routes = createRoutes(allEndpoints, overrides)
  const handlers = new Map<string, Handler>()
  const switches = createSwitches()
  const effects = createEffects()
  const calls: FakeCall[] = []

  const sample = (endpoint: Endpoint, request: Request): unknown => {
    if (unanswered === 'missing') throw new FakeRefusal('not.found', { status: 404 })
    if (endpoint.token === 'required' && !request.headers.get(token))
      throw new FakeRefusal('login.not.session', { status: 401 })
    return sampleAnswer(endpoint, seed)
  }
  const handle = async (endpoint: Endpoint, input: unknown, request: Request): Promise<Response> => {
    const handler = handlers.get(endpoint.name)
    try {
      const value = await (handler ? handler(input, request) : sample(endpoint, request))
      const misfit = strict && handler ? misfitOf(endpoint, value) : null
      if (misfit) throw new TypeError(misfit)
      return replyValue(endpoint, value)
    } catch (error) {
      if (error instanceof FakeRefusal) return replyFake(error)
      throw error
    }
  }

  const server: FakeServer = {
    calls,
    callsOf: ({ name }) => calls.filter(({ endpoint }) => endpoint === name),
    async fetch(address, init) {
      const request = new Request(address, init)
      const path = new URL(request.url).pathname
      const records = routes.find(request.method, path)
      const wire = await readInput(records[0]?.encoding, request)
      const endpoint = chooseRecord(records, request.headers.get(moduleId), wire)
      if (!endpoint) return replyRefusal(404, 'not.found')
      const input = fromWireAmounts(endpoint, wire)
      const fault = switches.takeFault(endpoint)
      calls.push({ endpoint: endpoint.name, input, headers: request.headers, method: request.method, path, fault })
      const milliseconds = switches.delayOf(endpoint)
      if (milliseconds > 0) await Promise.race([wait(milliseconds), ended(request)])
      const key = endpoint.idempotent && idempotency !== 'ignored' ? request.headers.get(idempotencyKey) : null
      const answer = (): Promise<Response> =>
        key
          ? effects.once(`${endpoint.name}/${key}`, JSON.stringify(input), () => handle(endpoint, input, request))
          : handle(endpoint, input, request)
      return Promise.race([fault ? spoil(fault, answer, request) : answer(), ended(request)])
    },
    answer(endpoint, handler) {
      routes.add(endpoint)
      handlers.set(endpoint.name, typeof handler === 'function' ? (handler as Handler) : () => handler)
      return server
    },
    delay(milliseconds, endpoint) {
      switches.delay(milliseconds, endpoint)
      return server
    },
    fail(fault, endpoint, times = Number.POSITIVE_INFINITY) {
      switches.fail(fault, endpoint, times)
      return server
    },
    heal(endpoint) {
      switches.heal(endpoint)
      return server
    },
  }
  return server
}
