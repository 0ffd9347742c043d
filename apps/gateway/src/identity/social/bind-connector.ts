import { gt4Script } from '@parlour/identity'
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import type { Gateway } from '../../kernel/config/index.ts'
import { addressOf, busyPage, isFromHere, languageOf, networkOf } from '../../kernel/http/index.ts'
import { waitHere } from '../../kernel/limits/index.ts'
import { errorFacts, noteRecord } from '../../kernel/observe/index.ts'
import { freshNonce, openFiles } from '../../kernel/pages/index.ts'
import { connectorHeaders, connectorPages, openConnectorPages } from './connector-page.ts'
import { exchangeProviderCode } from './exchange-provider-code.ts'

const forever = 'public, max-age=31536000, immutable'

/** Most of what a page of the connector sends, in bytes. */
const most = 20_480

const safe = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' }
const unframed = "default-src 'none'; frame-ancestors 'none'"
const plain = (text: string, status: number): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { ...safe, 'Content-Security-Policy': unframed, 'Content-Type': 'text/plain; charset=utf-8' },
  })

const demonstrationPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"

/** Binds the connector's host: its pages, the exchange of codes, and the demonstration where there is one. */
export function bindConnector(
  app: Hono,
  gateway: Gateway,
  deliver: (request: Request) => Response | Promise<Response>,
): void {
  const { config, social } = gateway
  const files = openFiles(config.connectorFolder)
  const page = openConnectorPages(config)

  app.use(async (context, next) => {
    const network = networkOf(addressOf(context, config.proxies))
    if (waitHere(gateway, { limit: 'any.network', of: network }) > 0) return plain('Too many requests', 429)
    if (context.req.method === 'POST' && waitHere(gateway, { limit: 'connector.network', of: network }) > 0)
      return plain('Too many requests', 429)
    return next()
  })
  app.use(bodyLimit({ maxSize: most, onError: () => plain('Too much', 413) }))
  for (const name of connectorPages)
    app.get(`/${name}`, ({ req }) => {
      const nonce = freshNonce()
      const headers = connectorHeaders(config, name, nonce)
      return page
        ? new Response(page(name, languageOf(req.query('lang')), nonce), { headers })
        : new Response('The pages are not built yet.\n', { status: 503, headers })
    })
  app.get(
    '/assets/:file{[\\w-]+\\.js}',
    async ({ req }) => (await files.answer(req.raw, `assets/${req.param('file')}`, forever)) ?? plain('Not found', 404),
  )
  app.get(
    '/connector.css',
    async ({ req }) => (await files.answer(req.raw, 'connector.css', 'no-cache')) ?? plain('Not found', 404),
  )
  app.post('/exchange', async ({ req }) => {
    noteRecord('connect.exchange')
    const own = req.header('origin') === config.connectOrigin && req.header('content-type') === 'application/json'
    if (!own) return plain('Not for you', 403)
    const text = await req.text()
    const body = ((): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        return null
      }
    })()
    const idToken = await exchangeProviderCode(gateway, body)
    return Response.json(idToken ? { idToken } : { error: 'refused' }, { status: idToken ? 200 : 400, headers: safe })
  })
  const { demonstration } = social
  if (demonstration) {
    // The host of a request is what a visitor writes: a gateway that
    // listens to the world shows its demonstration to this machine alone.
    app.use(async (context, next) => (isFromHere(context) ? next() : plain('Not found', 404)))
    app.get(
      '/demonstration/gt4.js',
      () => new Response(gt4Script, { headers: { ...safe, 'Content-Type': 'text/javascript; charset=utf-8' } }),
    )
    app.get('/demonstration/challenge', async () => {
      const answer = await deliver(
        new Request(`${config.siteOrigins[0] ?? ''}/wps/captcha/geetest`, { headers: { Merchant: config.merchant } }),
      )
      const { value } = v.parse(v.object({ value: v.unknown() }), await answer.json())
      return Response.json(value, { status: answer.status, headers: safe })
    })
    const { host } = new URL(config.connectOrigin)
    app.all('*', async ({ req }) => {
      const answer = new URL(req.url).host === host ? await demonstration.fetch(req.raw) : null
      if (!answer) return plain('Not found', 404)
      for (const [name, value] of Object.entries({ ...safe, 'Content-Security-Policy': demonstrationPolicy }))
        answer.headers.set(name, value)
      return answer
    })
  }
  app.notFound(() => plain('Not found', 404))
  app.onError((error, context) => {
    gateway.log.error(errorFacts(error), 'connector failed')
    return (
      busyPage(error, languageOf(context.req.query('lang')), { ...safe, 'Content-Security-Policy': unframed }) ??
      plain('Something went wrong on our side.', 500)
    )
  })
}
