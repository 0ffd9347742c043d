import type { Gateway } from '../config/gateway.ts'
import { requestIdIn } from '../http/api-headers.ts'
import { inScope, type CallScope } from '../observe/call-scope.ts'
import { errorFacts } from '../observe/error-facts.ts'
import type { LogLevel } from '../observe/log.ts'
import type { Outcome } from '../observe/metrics.ts'
import { traceOf } from '../observe/trace-parent.ts'

const levels = {
  ok: 'info',
  refused: 'info',
  limited: 'warn',
  unavailable: 'warn',
  failed: 'error',
} as const satisfies Record<Outcome, LogLevel>

const apiPath = /^\/(?:wps|lgw|lotto|test|csp|callbacks|operator|api)(?:\/|$)/

/** What a call that no record answered counts as, so that made-up paths make no labels. */
const partOf = (host: string, { url }: Request): string =>
  apiPath.test(new URL(url).pathname) ? `${host}.unknown` : `${host}.file`

function outcomeOf({ refusal }: CallScope, { status }: Response): Outcome {
  if (status === 429) return 'limited'
  if (status === 503) return 'unavailable'
  if (status >= 500) return 'failed'
  return refusal !== null || status >= 400 ? 'refused' : 'ok'
}

/**
 * Answers a request within a scope of its own, counts it and writes
 * its line: record, outcome, status, duration in milliseconds.
 * Files are counted, and logged only at the level `debug` when they went well.
 */
export async function observeCall(
  { log, metrics }: Pick<Gateway, 'log' | 'metrics'>,
  request: Request,
  host: string,
  work: () => Response | Promise<Response>,
): Promise<Response> {
  const scope: CallScope = {
    requestId: requestIdIn(request.headers),
    trace: traceOf(request.headers),
    record: null,
    memberId: null,
    refusal: null,
    limit: null,
  }
  const began = performance.now()
  metrics.callStarted()
  return inScope(scope, async () => {
    const response = await Promise.resolve()
      .then(work)
      .catch((error: unknown) => {
        log.error(errorFacts(error), 'call failed')
        return new Response('Something went wrong on our side.\n', {
          status: 500,
          headers: { 'Content-Type': 'text/plain; charset=utf-8' },
        })
      })
    const milliseconds = performance.now() - began
    const record = (scope.record ??= partOf(host, request))
    if (record === 'site.document') scope.refusal = null
    const { refusal, limit } = scope
    const outcome = outcomeOf(scope, response)
    metrics.callFinished({ record, outcome, refusal, limit, seconds: milliseconds / 1000 })
    const level = record.endsWith('.file') && levels[outcome] === 'info' ? 'debug' : levels[outcome]
    log[level](
      {
        outcome,
        status: response.status,
        refusal: refusal ?? undefined,
        limit: limit ?? undefined,
        ms: Math.round(milliseconds * 10) / 10,
      },
      'call',
    )
    return response
  })
}
