import type { FetchPort } from '@parlour/api-client'

/** What a gateway has answered to everybody in a drill. */
export interface Answers {
  /** Sends a request and counts its answer. */
  readonly fetch: FetchPort
  /** How many answers there were, by status; `none` where the connection was cut. */
  counts(): Readonly<Record<string, number>>
  /** Answers that a lost database does not excuse: a fault, a 503 without `Retry-After`, a connection that was cut. */
  wrong(): readonly string[]
}

const excused = (response: Response): boolean =>
  response.status < 500 || (response.status === 503 && Number(response.headers.get('Retry-After')) > 0)

/** Counts the answers of a gateway. */
export function watchAnswers(): Answers {
  const counts: Record<string, number> = {}
  const wrong: string[] = []
  const count = (status: string): void => void (counts[status] = (counts[status] ?? 0) + 1)
  return {
    counts: () => ({ ...counts }),
    wrong: () => [...wrong],
    async fetch(input, init) {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      try {
        const response = await fetch(request)
        const body = await response.text()
        count(String(response.status))
        if (!excused(response)) wrong.push(`${response.status} ${pathname}`)
        return new Response(body, { status: response.status, headers: response.headers })
      } catch (error) {
        count('none')
        wrong.push(`none ${pathname}`)
        throw error
      }
    },
  }
}
