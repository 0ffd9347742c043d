import autocannon, { type Client, type Result } from 'autocannon'
import type { LoadKind } from './load-kinds.ts'
import type { Player } from './load-sessions.ts'

/** What a load came to; times in milliseconds. */
export interface LoadResult {
  /** Answers 2xx a second. */
  readonly rate: number
  readonly p50: number
  readonly p99: number
  readonly served: number
  /** Answers 503. */
  readonly refused: number
  /** Other answers, resets and time-outs. */
  readonly failed: number
}

const percentile = (sorted: readonly number[], part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/** Sends a kind of request on so many connections for so many seconds; latencies are those of the answers 2xx alone. */
export async function runLoad(
  port: number, kind: LoadKind, { connections, seconds, players }: { connections: number; seconds: number; players: readonly Player[] },
): Promise<LoadResult> {
  const times: number[] = []
  const counts = { refused: 0, failed: 0 }
  let nth = 0
  const options = {
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    timeout: 20,
    setupClient(client: Client) {
      const player = players[nth++ % players.length]
      if (player) client.setRequests([kind.request(player)])
    },
  }
  const { duration, errors } = await new Promise<Result>((resolve, reject) => {
    const instance = autocannon(options, (error: unknown, result) => {
      if (error) reject(error instanceof Error ? error : new Error('the load did not run'))
      else resolve(result)
    })
    instance.on('response', (_client: Client, status: number, _bytes: number, time: number) => {
      if (status >= 200 && status < 300) times.push(time)
      else if (status === 503) counts.refused++
      else counts.failed++
    })
  })
  times.sort((a, b) => a - b)
  return {
    rate: times.length / duration,
    p50: Math.round(percentile(times, 0.5)),
    p99: Math.round(percentile(times, 0.99)),
    served: times.length,
    refused: counts.refused,
    failed: counts.failed + errors,
  }
}
