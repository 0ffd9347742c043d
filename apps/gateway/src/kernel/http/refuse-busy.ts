import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { isCallPath, type CallClass } from './call-class.ts'
import { languageOf, type Language } from './languages.ts'
import { sentence } from './messages.ts'
import { visitLanguage } from './visit-language.ts'

/** An answer that is made once and sent to everybody. */
interface MadeAnswer {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

const retryAfter = '2'
const made = new Map<string, MadeAnswer>()

function make(isPage: boolean, language: Language): MadeAnswer {
  const message = sentence('system.busy', language)
  const body = Buffer.from(
    isPage ? `${message}\n` : JSON.stringify({ success: false, errorCode: 'system.busy', message }),
  )
  return {
    body,
    headers: {
      'Content-Type': isPage ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Length': body.length,
      'Retry-After': retryAfter,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  }
}

/**
 * Answers 503 with `Retry-After`: a sentence for a document of the site or of a frame, the envelope for a call, in the
 * visitor's language. It reads few headers and writes no line, since it must cost a small part of what is refused.
 */
export function refuseBusy({ headers, url = '' }: IncomingMessage, outgoing: ServerResponse, kind: CallClass): void {
  const isPage = kind === 'documents' || (kind === 'frames' && !isCallPath(url))
  const asked = headers['language']
  const language =
    typeof asked === 'string'
      ? languageOf(asked)
      : visitLanguage(/(?:^|; )lang=(\w+)/.exec(headers.cookie ?? '')?.[1], headers['accept-language'])
  const name = `${isPage ? 'page' : 'call'} ${language}`
  const answer = made.get(name) ?? make(isPage, language)
  made.set(name, answer)
  outgoing.writeHead(503, answer.headers).end(answer.body)
}
