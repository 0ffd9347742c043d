import { onTestFinished, vi } from 'vitest'

/** A call that a page made. */
export interface Asked {
  readonly path: string
  /** What follows the question mark of a read. */
  readonly query?: string
  readonly body: Readonly<Record<string, unknown>>
  readonly key: string | null
  readonly token: string | null
}

/** How the server refuses: a code, a sentence, a status. */
export interface Refusing {
  readonly refused: string
  readonly message: string
  readonly status: number
}

/** What a path answers: its value, a refusal, or an error when the network is down. */
export type Answering = (asked: Asked) => object | Refusing | Error

const isRefusing = (told: object): told is Refusing => 'refused' in told

/** Answers the calls of one test by their paths, in place of the gateway; answers the list of what was asked so far. */
export function answerCalls(answers: Readonly<Record<string, Answering>>): readonly Asked[] {
  const calls: Asked[] = []
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const [path = '', query = ''] = String(input).split('?')
    const answering = answers[path]
    if (!answering) return real(input, init)
    const headers = new Headers(init?.headers)
    const asked = {
      path,
      ...(query ? { query } : {}),
      body: (init?.body ? JSON.parse(String(init.body)) : {}) as Asked['body'],
      key: headers.get('Idempotency-Key'),
      token: headers.get('Authorization'),
    }
    calls.push(asked)
    const told = answering(asked)
    if (told instanceof Error) throw told
    return isRefusing(told)
      ? Response.json({ success: false, errorCode: told.refused, message: told.message }, { status: told.status })
      : Response.json({ success: true, value: told })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return calls
}
