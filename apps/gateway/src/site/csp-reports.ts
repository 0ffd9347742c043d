import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { failureAnswer, jsonAnswer } from '../http/answer.ts'
import { readText } from '../http/read-request.ts'

const longestLine = 600

/** Takes the browser's reports of what a policy blocked: logs a line each and counts them. */
export function bindReports(app: Hono, gateway: Gateway): void {
  let count = 0
  app.post('/csp', async (context) => {
    try {
      const text = await readText(context.req)
      count += 1
      gateway.log(`csp report: ${text.replace(/[^\x20-\x7e]+/g, ' ').slice(0, longestLine)}`)
      return new Response(null, { status: 204 })
    } catch (error) {
      return failureAnswer(gateway, context, error)
    }
  })
  if (gateway.config.test) app.get('/csp/count', () => jsonAnswer({ count }))
}
