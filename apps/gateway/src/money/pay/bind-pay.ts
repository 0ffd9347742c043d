import type { Context, Hono } from 'hono'
import { eq } from 'drizzle-orm'
import { deposits } from '../../kernel/db/index.ts'
import type { DepositRow } from '../deposit/deposit-row.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { addressOf, busyPage, fromPairs, languageOf, networkOf, readText } from '../../kernel/http/index.ts'
import { waitHere } from '../../kernel/limits/index.ts'
import { freshNonce } from '../../kernel/pages/index.ts'
import { errorFacts, noteRecord } from '../../kernel/observe/index.ts'
import { readPayLink } from '../deposit/pay-link.ts'
import { payHeaders, payPage } from './pay-page.ts'
import { providerKey } from '../deposit/provider-key.ts'
import { signCallback } from './sign-callback.ts'

/** Where the simulated provider sends its reports: to the platform, as a request of its own. */
export type Deliver = (request: Request) => Response | Promise<Response>

const attemptForm = /^TLY-[0-9a-f]{24}$/
const plain = (text: string, status: 400 | 404 | 429): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { ...payHeaders(freshNonce()), 'Content-Type': 'text/plain; charset=utf-8' },
  })

/** Binds the host of the simulated payment provider: one page for each order, and what its buttons do. */
export function bindPay(app: Hono, gateway: Gateway, deliver: Deliver): void {
  const { db, clock, config, random } = gateway

  const orderOf = async (part: string): Promise<DepositRow | null> => {
    const id = readPayLink(await providerKey(gateway, clock.now()), part)
    const [row] = id ? await db.select().from(deposits).where(eq(deposits.id, id)) : []
    return row && row.method !== 'transfer' ? row : null
  }

  const show = async (context: Context, deposit: DepositRow | null): Promise<Response> => {
    const nonce = freshNonce()
    const html = payPage(config, {
      deposit,
      attempt: `TLY-${Buffer.from(random.bytes(12)).toString('hex')}`,
      hung: context.req.query('hung') !== undefined,
      fromTab: context.req.query('tab') !== undefined,
      over: deposit !== null && deposit.expiresAt <= clock.now(),
      language: languageOf(context.req.query('lang')),
      nonce,
    })
    return new Response(html, { status: deposit ? 200 : 404, headers: payHeaders(nonce) })
  }

  const report = async (deposit: DepositRow, state: 'paid' | 'failed', reference: string): Promise<void> => {
    const now = clock.now()
    const body = JSON.stringify({
      orderNo: deposit.orderNo,
      reference,
      state,
      amount: (deposit.amount / 100).toFixed(2),
      currency: config.currency,
    })
    const timestamp = String(now)
    const signature = signCallback(await providerKey(gateway, now), timestamp, body)
    const headers = { 'Content-Type': 'application/json', 'X-Pay-Timestamp': timestamp, 'X-Pay-Signature': signature }
    const answer = await deliver(
      new Request(`${config.siteOrigins[0] ?? ''}/callbacks/pay`, { method: 'POST', headers, body }),
    )
    if (!answer.ok) gateway.log.warn({ orderNo: deposit.orderNo, answered: answer.status }, 'payment report refused')
  }

  app.use(async (context, next) => {
    noteRecord('pay.page')
    const network = networkOf(addressOf(context, config.proxies))
    if (waitHere(gateway, { limit: 'any.network', of: network }) > 0) return plain('Too many requests', 429)
    await next()
  })

  app.get('/order/:part', async (context) => show(context, await orderOf(context.req.param('part'))))

  app.post('/order/:part', async (context) => {
    const deposit = await orderOf(context.req.param('part'))
    if (!deposit) return show(context, null)
    const fields = fromPairs(new URLSearchParams(await readText(context.req, 2048)))
    const attempt = String(fields['attempt'] ?? '')
    const foreign = !['same-origin', 'none', ''].includes(context.req.header('sec-fetch-site') ?? '')
    if (foreign || !attemptForm.test(attempt)) return plain('This form was not sent from this page', 400)
    const open = deposit.status === 'pending' && deposit.expiresAt > clock.now()
    if (open && fields['do'] === 'pay') await report(deposit, 'paid', attempt)
    if (open && fields['do'] === 'refuse') await report(deposit, 'failed', attempt)
    const language = languageOf(context.req.query('lang'))
    const more = `${fields['do'] === 'hang' ? '&hung' : ''}${context.req.query('tab') === undefined ? '' : '&tab'}`
    return new Response(null, {
      status: 303,
      headers: { ...payHeaders(freshNonce()), Location: `${context.req.path}?lang=${language}${more}` },
    })
  })

  app.notFound(() => plain('Not found', 404))
  app.onError((error, context) => {
    gateway.log.error(errorFacts(error), 'payment page failed')
    return (
      busyPage(error, languageOf(context.req.query('lang')), payHeaders(freshNonce())) ??
      plain('This request could not be read', 400)
    )
  })
}
