import type { Context } from 'hono'
import { isPassing } from '../db/database-failures.ts'
import type { Gateway } from '../config/gateway.ts'
import { noteRefusal } from '../observe/call-scope.ts'
import { errorFacts } from '../observe/error-facts.ts'
import { languageOf } from './languages.ts'
import { sentence } from './messages.ts'
import { DomainError } from './domain-error.ts'
import { statusOf } from './statuses.ts'

const json = 'application/json; charset=utf-8'

/** A JSON answer with its charset. */
export const jsonAnswer = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': json, ...headers } })

/** A refusal as the platform writes one, worded in the language of the call. */
export function refusalAnswer(context: Context, refusal: DomainError): Response {
  const { code, headers } = refusal
  noteRefusal(code)
  const language = languageOf(context.req.header('language'))
  const message = sentence(code, language, refusal.valueIn(language))
  return jsonAnswer(
    { success: false, errorCode: code, message, value: refusal.wireValueIn(language) },
    statusOf(code, context.req.path),
    headers,
  )
}

/** The answer to anything thrown: refusals have their code, everything else is logged and answered with 500 or 503. */
export function failureAnswer(gateway: Gateway, context: Context, error: unknown): Response {
  if (error instanceof DomainError) return refusalAnswer(context, error)
  const busy = isPassing(error)
  gateway.log[busy ? 'warn' : 'error'](errorFacts(error), busy ? 'call turned away' : 'call failed')
  if (busy) return refusalAnswer(context, new DomainError('system.busy', { headers: { 'Retry-After': '2' } }))
  return refusalAnswer(context, new DomainError('system.error'))
}
