import type { Endpoint } from '../endpoint.ts'
import { fromWireSums } from '../schemas/sums.ts'
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
 * Makes a fake server: it answers every path and alias of every record, remembers what an idempotency key has done, and
 * breaks when told to. Encrypted calls arrive as their cipher left them: use one that seals to plain text in tests.
 */
export function createFakeServer(options: FakeServerOptions = {}): FakeServer {
  const { unanswered = 'sample', seed = 1, wait = noTimer, overrides, headerNames, strict = false } = options
  const { token = 'Authorization', moduleId = 'ModuleId', idempotencyKey = 'Idempotency-Key' } = headerNames ?? {}
  const routes = createRoutes(allEndpoints, overrides)
  const handlers = new Map<string, Handler>()
  const switches = createSwitches()
  const effects = createEffects()
  const calls: FakeCall[] = []

  const sample = (endpoint: Endpoint, request: Request): unknown => {
    if (unanswered === 'missing') throw new FakeRefusal('not.found', { status: 404 })
    if (endpoint.token === 'required' && !request.headers.get(token)) throw new FakeRefusal('login.not.session', { status: 401 })
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
      const input = fromWireSums(endpoint, wire)
      const fault = switches.takeFault(endpoint)
      calls.push({ endpoint: endpoint.name, input, headers: request.headers, method: request.method, path, fault })
      const milliseconds = switches.delayOf(endpoint)
      if (milliseconds > 0) await Promise.race([wait(milliseconds), ended(request)])
      const key = endpoint.idempotent ? request.headers.get(idempotencyKey) : null
      const answer = (): Promise<Response> =>
        key ? effects.once(`${endpoint.name}/${key}`, JSON.stringify(input), () => handle(endpoint, input, request)) : handle(endpoint, input, request)
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
