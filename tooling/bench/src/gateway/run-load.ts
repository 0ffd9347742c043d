import autocannon, { type Client, type Result } from 'autocannon'
import type { LoadKind } from './load-kinds.ts'
import type { Player } from './fill-database.ts'

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

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/** How much is sent. */
export interface LoadInput {
  readonly connections: number
  readonly seconds: number
  readonly players: readonly Player[]
  /**
   * Whether all connections come from one network; otherwise each comes
   * from one of its own, so that no limit by network counts them together.
   */
  readonly oneNetwork?: boolean
}

/** Sends a kind of request on so many connections for so many seconds; latencies are those of the answers 2xx alone. */
export async function runLoad(
  port: number,
  kind: LoadKind,
  { connections, seconds, players, oneNetwork = false }: LoadInput,
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
      const at = nth++
      const player = players[at % players.length]
      const network = oneNetwork ? '10.200.0.1' : `10.${at >> 8}.${at & 255}.1`
      if (!player) return
      const request = kind.request(player)
      client.setRequests([{ ...request, headers: { ...request.headers, 'X-Forwarded-For': network } }])
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
