import { fromWireAmounts, toWireAnswer, type Endpoint } from '@parlour/api-client/endpoints'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { isbot } from 'isbot'
import * as v from 'valibot'
import { openPayload } from '../encryption/open-payload.ts'
import type { Gateway } from '../config/gateway.ts'
import { countHere } from '../limits/count-here.ts'
import { browserOf } from '../http/browser-of.ts'
import { noteRecord } from '../observe/call-scope.ts'
import { addressOf, countryOf, networkOf } from '../http/address.ts'
import { requestIdOf } from '../http/api-headers.ts'
import { failureAnswer, jsonAnswer } from '../http/answer.ts'
import { isReport } from '../http/call-class.ts'
import type { Handler } from '../http/call.ts'
import { checkRequest } from '../http/check-request.ts'
import { visitorOrigin } from '../http/hosts.ts'
import { languageOf } from '../http/languages.ts'
import { fromPairs, parseJson, readText } from '../http/read-request.ts'
import { notLoggedIn, DomainError } from '../http/domain-error.ts'

const idempotencyKey = /^[\w-]{8,64}$/

function checkMerchant(context: Context, merchant: string): void {
  const told = context.req.header('merchant')
  if (told !== undefined && told !== merchant) throw new DomainError('function.not.available')
}

function checkIdempotencyKey(context: Context, endpoint: Endpoint): string | null {
  const key = context.req.header('idempotency-key') ?? null
  if (endpoint.idempotent && (!key || !idempotencyKey.test(key))) throw new DomainError('idempotency.key.missing')
  return key
}

async function readInput(context: Context, endpoint: Endpoint): Promise<unknown> {
  const query = (): Record<string, unknown> => fromPairs(new URL(context.req.url).searchParams)
  if (endpoint.encoding === 'query') return query()
  const text = await readText(context.req, endpoint.maxBytes)
  if (endpoint.encoding === 'form') return fromPairs(new URLSearchParams(text))
  if (text !== '') return parseJson(text)
  if (endpoint.method === 'DELETE') return query()
  if (v.is(endpoint.request, {})) return {}
  throw new DomainError('request_body_required')
}

/** Where an answer does not fit its record and what was expected there: never the value, which may be a token. */
const misfit = (issue: v.BaseIssue<unknown>): string =>
  `${issue.type} at ${v.getDotPath(issue) ?? 'the root'}, expected ${issue.expected ?? '?'}`

function envelope(endpoint: Endpoint, value: unknown): Response {
  if (endpoint.envelope === 'text')
    return new Response(String(value), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  if (endpoint.envelope === 'bare') return jsonAnswer(value)
  const members: Record<string, unknown> = typeof value === 'object' ? { ...value } : {}
  const top = Object.fromEntries(endpoint.alsoTop.map((name) => [name, members[name]]))
  return jsonAnswer({ ...top, success: true, value: value ?? null })
}

/** What works on a call, and the gateway that it sees: for reports one whose database is read only. */
interface Worker<E extends Endpoint> {
  readonly handler: Handler<E>
  readonly sees: Gateway
}

async function answer<E extends Endpoint>(
  gateway: Gateway,
  context: Context,
  endpoint: E,
  { handler, sees }: Worker<E>,
): Promise<Response> {
  const { config, clock, ports } = gateway
  const address = addressOf(context, config.proxies)
  const network = networkOf(address)
  countHere(gateway, { limit: 'any.network', of: network })
  checkMerchant(context, config.merchant)
  const country = countryOf(context, config.proxies, config.country)
  await ports.checkOpen(endpoint.name, { address, country })
  const now = clock.now()
  const token = context.req.header('authorization') ?? null
  const session =
    endpoint.token === 'none' ? null : await ports.findSession(token, now, endpoint.token, { network, country })
  if (endpoint.token === 'required' && !session) throw notLoggedIn()
  const key = checkIdempotencyKey(context, endpoint)
  const input = endpoint.encrypted
    ? await openPayload(gateway, {
        method: context.req.method,
        path: context.req.path,
        header: context.req.header('encryption') ?? '',
        requestId: requestIdOf(context),
        text: await readText(context.req, endpoint.maxBytes),
        token,
        now,
        idempotent: endpoint.idempotent,
      })
    : await readInput(context, endpoint)
  const userAgent = context.req.header('user-agent') ?? ''
  const headers = new Headers()
  const told = await handler({
    gateway: sees,
    endpoint,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of the record gives what its handler takes; TypeScript leaves both open until E is known
    request: checkRequest(endpoint.request, fromWireAmounts(endpoint, input)) as never,
    session,
    language: languageOf(context.req.header('language')),
    address,
    country,
    network,
    now,
    idempotencyKey: key,
    browser: browserOf(userAgent),
    robot: userAgent === '' || isbot(userAgent),
    cookie: (name) => (getCookie(context, name) ?? '').replaceAll('\0', ''),
    site: context.req.header('sec-fetch-site') ?? '',
    origin: visitorOrigin(config, context.req.raw),
    headers,
  })
  const value = toWireAnswer(endpoint, told)
  const fit = v.safeParse(endpoint.response, value)
  if (!fit.success) throw new Error(`${endpoint.name} would answer what its record forbids: ${misfit(fit.issues[0])}`)
  const response = envelope(endpoint, value)
  for (const [name, text] of headers) response.headers.append(name, text)
  return response
}

/**
 * Binds a handler to an endpoint record: its path, the other generation's paths, its method, its shapes, its envelope.
 */
export function serve<E extends Endpoint>(app: Hono, gateway: Gateway, endpoint: E, handler: Handler<E>): void {
  const worker = { handler, sees: isReport(endpoint) ? { ...gateway, db: gateway.reports } : gateway }
  app.on(endpoint.method, [endpoint.path, ...endpoint.aliases], async (context) => {
    noteRecord(endpoint.name)
    try {
      return await answer(gateway, context, endpoint, worker)
    } catch (error) {
      return failureAnswer(gateway, context, error)
    }
  })
}
