import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { openHalf } from './half-open.ts'

/** How the drill is run: on which gateway of this machine, with how many connections. */
export interface ConnectionDrill {
  readonly port: number
  readonly connections: number
  /** Calls of somebody else, before and during. */
  readonly calls: number
  readonly say: (line: string) => void
}

/**
 * How somebody else was served: answers with 200 and others,
 * and how long the slowest of a hundred took, in milliseconds.
 */
export interface Served {
  readonly answered: number
  readonly failed: number
  readonly p99: number
}

/** What the drill has seen. */
export interface ConnectionReport {
  readonly before: Served
  readonly during: Served
  /** Connections of the attack that stood when all had been opened, and how many of them stand twelve seconds later. */
  readonly standing: number
  readonly standingLater: number
  readonly refused: number
}

const attacker = '127.0.0.2'
const headersTime = 12_000
/** How long the news of a closed connection may take, in milliseconds. */
const noticeMs = 1_000

/** One call on a connection of its own: what a new visitor measures. */
const call = (port: number): Promise<{ status: number; ms: number }> =>
  new Promise((resolve) => {
    const began = performance.now()
    const done = (status: number): void => resolve({ status, ms: performance.now() - began })
    const asked = request({
      port,
      host: '127.0.0.1',
      path: '/wps/system/status',
      headers: { Host: `localhost:${port}` },
      agent: new Agent(),
      timeout: 10_000,
    })
    asked.on('response', (answer) => answer.resume().once('end', () => done(answer.statusCode ?? 0)))
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => done(0))
    asked.end()
  })

async function serve(port: number, calls: number): Promise<Served> {
  const times: number[] = []
  let failed = 0
  for (let at = 0; at < calls; at++) {
    const { status, ms } = await call(port)
    times.push(ms)
    if (status !== 200) failed += 1
  }
  times.sort((a, b) => a - b)
  return { answered: calls - failed, failed, p99: Math.round(times[Math.floor((calls - 1) * 0.99)] ?? 0) }
}

/** Opens half-open connections from one address of this machine while another calls. */
export async function runConnectionDrill({
  port,
  connections,
  calls,
  say,
}: ConnectionDrill): Promise<ConnectionReport> {
  const before = await serve(port, calls)
  say(`before: ${before.answered} of ${calls} answered, p99 ${before.p99} ms`)
  const opening = openHalf(port, attacker, connections)
  const during = await serve(port, calls)
  const attack = await opening
  await wait(noticeMs)
  const standing = attack.standing()
  const refused = attack.closed()
  say(`${connections} half-open connections from ${attacker}: ${standing} stand, ${refused} were closed`)
  const full = await serve(port, calls)
  say(
    `while they came ${during.answered} of ${calls} answered, p99 ${during.p99} ms; while they stood ${full.answered}, p99 ${full.p99} ms`,
  )
  await wait(headersTime)
  const standingLater = attack.standing()
  say(`twelve seconds later ${standingLater} stand`)
  attack.end()
  const both = {
    answered: during.answered + full.answered,
    failed: during.failed + full.failed,
    p99: Math.max(during.p99, full.p99),
  }
  return { before, during: both, standing, standingLater, refused }
}
