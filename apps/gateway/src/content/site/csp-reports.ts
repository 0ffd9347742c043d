import type { Hono } from 'hono'
import type { Gateway } from '../../kernel/config/index.ts'
import { addressOf, failureAnswer, jsonAnswer, networkOf, readText } from '../../kernel/http/index.ts'
import { noteRecord } from '../../kernel/observe/index.ts'
import { countHere } from '../../kernel/limits/index.ts'

const longestLine = 200

/** A report on one line, without the queries of its addresses: what logs somebody in may stand there. */
const lineOf = (text: string): string =>
  text
    .replace(/[?#][^\s"'<>\\]*/g, '?')
    .replace(/[^\x20-\x7e]+/g, ' ')
    .slice(0, longestLine)

/** Takes the browser's reports of what a policy blocked: logs a short line each and counts them. */
export function bindReports(app: Hono, gateway: Gateway): void {
  let count = 0
  app.post('/csp', async (context) => {
    noteRecord('csp')
    try {
      const network = networkOf(addressOf(context, gateway.config.proxies))
      countHere(gateway, { limit: 'csp.network', of: network })
      const text = await readText(context.req)
      count += 1
      gateway.log.info({ report: lineOf(text) }, 'csp report')
      return new Response(null, { status: 204 })
    } catch (error) {
      return failureAnswer(gateway, context, error)
    }
  })
  if (gateway.config.test) app.get('/csp/count', () => jsonAnswer({ count }))
}
