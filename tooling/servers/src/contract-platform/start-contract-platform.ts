import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Refusal, type ContractCall, type Input } from './contract-call.ts'
import { openEnvelope } from './legacy-envelope.ts'
import { memberCalls } from './member-calls.ts'
import { agentCalls } from './agent-calls.ts'
import { chatCalls } from './chat-calls.ts'
import { lotteryCalls } from './lottery-calls.ts'
import { openState } from './platform-state.ts'
import { rewardCalls } from './reward-calls.ts'
import { walletCalls } from './wallet-calls.ts'
import { publicCalls } from './public-calls.ts'

/** One request that the platform got. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  /** What the contract says otherwise; empty when the request is right. */
  readonly faults: readonly string[]
}

/** A platform that has the calls of the contract and no others. */
export interface ContractPlatform {
  readonly origin: string
  /** Origin of its games. */
  readonly playOrigin: string
  /** Every request since the start, in order. */
  readonly requests: readonly SeenRequest[]
  /** How often each path with an effect has had it. */
  effects(): Readonly<Record<string, number>>
  stop(): Promise<void>
}

const calls = [
  ...publicCalls,
  ...memberCalls,
  ...walletCalls,
  ...rewardCalls,
  ...chatCalls,
  ...lotteryCalls,
  ...agentCalls,
]
const gamePage = '<!doctype html><title>Game</title><p>The game of a contract platform.</p>'
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#356" d="M0 0h4v4H0z"/></svg>'

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

function inputOf(text: string, request: IncomingMessage, query: URLSearchParams): Input {
  if (!text) return Object.fromEntries(query)
  if (header(request, 'content-type')?.includes('urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  const parsed: unknown = JSON.parse(text)
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : { value: parsed }
}

/** What a request has that the contract does not allow, or lacks. Source: contract 1.2. */
function faultsOf(found: ContractCall, request: IncomingMessage, input: Input | undefined): string[] {
  const moduleId = header(request, 'moduleid')
  return [
    ...(/^[^,]+$/.test(header(request, 'merchant') ?? '') ? [] : ['Merchant']),
    ...(header(request, 'language') ? [] : ['Language']),
    ...(header(request, 'authorization')?.startsWith('Bearer') ? ['Authorization'] : []),
    ...(found.modules.length > 0 && !found.modules.includes(moduleId ?? '') ? [`ModuleId ${moduleId}`] : []),
    ...(input ? [] : ['Encryption']),
    ...found.needs.filter((name) => input && input[name] === undefined).map((name) => `member ${name}`),
  ]
}

/**
 * Starts a platform that is written from the contract alone: names
 * of one generation, the classic envelope and cipher. It reads no
 * `Idempotency-Key`, answers 404 to every other call, and keeps
 * one member in memory (`demo01`, `abc12345`, payment password
 * `135790`).
 *
 * @param options `generation` is whose names it has; port 0, the default, takes a free one
 * @returns the platform; `stop` ends it
 * @example const platform = await startContractPlatform({ generation: 'classic' })
 */
export async function startContractPlatform({
  generation = 'classic',
  port = 0,
}: { readonly generation?: 'classic' | 'current'; readonly port?: number } = {}): Promise<ContractPlatform> {
  const state = openState()
  const requests: SeenRequest[] = []
  const effects: Record<string, number> = {}
  const at = generation === 'classic' ? 0 : 1
  const table = new Map(calls.map((found) => [`${found.method} ${found.paths[at]}`, found]))
  const address = { origin: '', playOrigin: '' }

  const answerOf = (found: ContractCall, request: IncomingMessage, input: Input | undefined): unknown => {
    const token = header(request, 'authorization')
    if (found.token && !state.tokens.has(token ?? ''))
      throw new Refusal('login.not.session', 'You are not logged in.', null, 401)
    if (!input) throw new Refusal('request_body_required', 'The body is missing.', null, 400)
    const value = found.answer({ state, input, playOrigin: address.playOrigin })
    const path = found.paths[at]
    if (found.effect && path) effects[path] = (effects[path] ?? 0) + 1
    return value ?? null
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = request
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
    if (pathname === '/game') return void send(200, 'text/html; charset=utf-8', gamePage)
    if (pathname === '/wps/picture.svg') return void send(200, 'image/svg+xml', picture)
    const text = await textOf(request)
    const found = table.get(`${method} ${pathname}`)
    if (!found) {
      requests.push({ method, path: pathname, faults: ['unknown call'] })
      return void send(404, 'text/plain', 'Not Found')
    }
    const plain = inputOf(text, request, searchParams)
    const opened = found.encrypted ? openEnvelope(plain.value, header(request, 'encryption')) : plain
    const input = typeof opened === 'object' && opened !== null ? { ...opened } : undefined
    requests.push({ method, path: pathname, faults: faultsOf(found, request, input) })
    try {
      const value = answerOf(found, request, input)
      if (found.envelope === 'text') return void send(200, 'text/plain', String(value))
      const body = found.envelope === 'bare' ? value : { success: true, value }
      return void send(200, 'application/json;charset=UTF-8', JSON.stringify(body))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const body = { success: false, errorCode: error.code, message: error.message, value: error.value }
      return void send(error.status, 'application/json;charset=UTF-8', JSON.stringify(body))
    }
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  }).listen(port)
  await once(server, 'listening')
  const bound = server.address()
  const number = typeof bound === 'object' && bound ? bound.port : port
  Object.assign(address, { origin: `http://localhost:${number}`, playOrigin: `http://play.localhost:${number}` })
  return {
    ...address,
    requests,
    effects: () => ({ ...effects }),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
