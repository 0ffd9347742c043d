import { isPassing } from '../db/database-failures.ts'
import type { Language } from './languages.ts'
import { sentence } from './messages.ts'

/**
 * What stands in place of a page while the database is away or in
 * use: 503 with a time to come back; null for any other error.
 */
export function busyPage(
  error: unknown,
  language: Language,
  headers: Readonly<Record<string, string>> = {},
): Response | null {
  if (!isPassing(error)) return null
  return new Response(`${sentence('system.busy', language)}\n`, {
    status: 503,
    headers: {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Retry-After': '2',
    },
  })
}
