import type { Hono } from 'hono'
import type { Gateway } from '../../kernel/config/index.ts'
import { failureAnswer, readText } from '../../kernel/http/index.ts'
import type { EngineName } from './engine-name.ts'

/** What engines were called in addresses before their names followed docs/glossary.md. */
const olderNames: Readonly<Record<string, EngineName>> = {
  cabinet: 'generic-game',
  numbers: 'draw-games',
  coupon: 'sportsbook',
  rooms: 'poker-tables',
}
const older = Object.keys(olderNames).join('|')

/**
 * Binds the older addresses of game pages and of their calls, for pages that were opened before an upgrade and for
 * launches of an older gateway beside this one: a call that may have booked something must not be answered with 404.
 */
export function bindOlderPaths(app: Hono, gateway: Gateway): void {
  app.get(`/:older{${older}}/:id{[0-9]{1,9}}`, (context) => {
    const { pathname, search } = new URL(context.req.url)
    return context.redirect(pathname.replace(/^\/[a-z]+/, `/${olderNames[context.req.param('older')]}`) + search, 308)
  })
  app.post(`/api/:older{${older}}/:call`, async (context) => {
    const { req, env } = context
    try {
      const body = (await readText(req)).replace('"kind":"accumulator"', '"kind":"parlay"')
      const headers = new Headers(req.raw.headers)
      headers.delete('Content-Length')
      const address = new URL(`/api/${olderNames[req.param('older')]}/${req.param('call')}`, req.url)
      return await app.fetch(new Request(address, { method: 'POST', headers, body }), env)
    } catch (error) {
      return failureAnswer(gateway, context, error)
    }
  })
}
