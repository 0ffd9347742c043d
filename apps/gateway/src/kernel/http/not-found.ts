import type { Hono } from 'hono'
import { refusalAnswer } from './answer.ts'
import { DomainError } from './domain-error.ts'

/** Answers API paths that no call has taken: 405 with the methods that are known, or 404. */
export function bindNotFound(app: Hono): void {
  const methods = new Map<string, Set<string>>()
  for (const { path, method } of app.routes) {
    if (method === 'ALL' || path.includes('*')) continue
    methods.set(path, (methods.get(path) ?? new Set()).add(method))
  }
  for (const path of ['/wps/*', '/lgw/*', '/lotto/*', '/csp', '/csp/*', '/test/*', '/api/*', '/callbacks/*']) {
    app.all(path, (context) => {
      const known = methods.get(context.req.path)
      if (!known) return refusalAnswer(context, new DomainError('path.not.found'))
      const headers = { Allow: [...known, ...(known.has('GET') ? ['HEAD'] : [])].join(', ') }
      return refusalAnswer(context, new DomainError('method.not.allowed', { headers }))
    })
  }
}
