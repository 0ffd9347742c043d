import type { IncomingMessage, ServerResponse } from 'node:http'

/** What a gateway needs to serve calls, each `ok` or a word for what is wrong. */
export interface Readiness {
  readonly database: 'ok' | 'busy' | 'starting' | 'away' | 'slow' | 'read-only' | 'disk-full'
  readonly migrations: 'ok' | 'starting' | 'unknown' | 'behind'
  readonly jobs: 'ok' | 'starting' | 'late'
}

/** Answers `/livez` and `/readyz`, on every host and before anything else: they cost no limit and need no session. */
export interface Health {
  /** Answers the request if it is one of the two; else returns false. */
  answered(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** Sets the function that reads whether the gateway is ready. */
  follow(read: () => Promise<Readiness>): void
  /** Reports the gateway as not ready from now on. */
  leave(): void
}

const fine: readonly string[] = ['ok', 'busy']
const starting: Readiness = { database: 'starting', migrations: 'starting', jobs: 'starting' }

const send = (outgoing: ServerResponse, status: 200 | 503, body: string): void => {
  outgoing.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(status === 503 ? { 'Retry-After': '2' } : {}),
  })
  outgoing.end(body)
}

/** Makes the health of a gateway that is starting. */
export function makeHealth(): Health {
  let read = async (): Promise<Readiness> => starting
  let leaving = false

  const answerReady = async (outgoing: ServerResponse): Promise<void> => {
    const checks = await read()
    const ready = !leaving && Object.values(checks).every((word: string) => fine.includes(word))
    send(
      outgoing,
      ready ? 200 : 503,
      JSON.stringify({ ready, checks: { ...checks, leaving: leaving ? 'leaving' : 'ok' } }),
    )
  }

  return {
    answered(incoming, outgoing) {
      const path = incoming.url?.split('?')[0]
      if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return false
      if (path === '/livez') send(outgoing, 200, '{"alive":true}')
      else if (path === '/readyz') void answerReady(outgoing)
      else return false
      return true
    },
    follow: (how) => void (read = how),
    leave: () => void (leaving = true),
  }
}
