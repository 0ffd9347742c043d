import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** What a rush of logins came to. */
export interface RushResult {
  /** Logins that came in: their password was checked, and was right. */
  readonly in: number
  /** Logins that were given a time to come back, and the longest wait they were given, in seconds. */
  readonly told: number
  readonly longestWait: number
  /**
   * Of those who came back at their time: how many came in, how many were
   * given a time to wait a little more, and how long at most, in seconds.
   */
  readonly inOnTime: number
  readonly toldAgain: number
  readonly longestAgain: number
  /** How long the slowest of a hundred answers "come back" took, in milliseconds. */
  readonly toldP99: number
  /** Answers that were neither, resets and time-outs. */
  readonly failed: number
}

interface Answer {
  readonly status: number
  readonly isIn: boolean
  readonly retryAfter: number
  readonly ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
/** The password of everybody who logs in. */
export const rushPassword = 'Evening2026rush'

const tryLogin = (port: number, username: string): Promise<Answer> =>
  new Promise((resolve) => {
    const began = performance.now()
    const body = JSON.stringify({ username, password: rushPassword, loginDeviceId: username })
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Merchant: 'vesper',
      Language: 'EN',
      ModuleId: 'COMM3',
    }
    const done = (status: number, retryAfter = 0, text = ''): void =>
      resolve({
        status,
        retryAfter,
        isIn: status === 200 && text.startsWith('{"success":true'),
        ms: performance.now() - began,
      })
    const asked = request({
      port,
      host: '127.0.0.1',
      path: '/wps/session/login/unsecure',
      method: 'POST',
      headers,
      agent,
      timeout: 60_000,
    })
    asked.on('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => void (text += part))
      answer.once('end', () => done(answer.statusCode ?? 0, Number(answer.headers['retry-after'] ?? 0), text))
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => done(0))
    asked.end(body)
  })

/** Lets so many people log in at once, each of whom comes back when told to, until the signal ends it. */
export async function rush(port: number, people: number, signal: AbortSignal): Promise<RushResult> {
  const counts = { in: 0, told: 0, longestWait: 0, inOnTime: 0, toldAgain: 0, longestAgain: 0, failed: 0 }
  const times: number[] = []
  const person = async (nth: number): Promise<void> => {
    for (let waited = false; !signal.aborted; waited = true) {
      const { status, isIn, retryAfter, ms } = await tryLogin(port, `crowd${nth}`)
      if (signal.aborted) return
      if (status === 503 && retryAfter > 0) {
        times.push(ms)
        if (waited) {
          counts.toldAgain += 1
          counts.longestAgain = Math.max(counts.longestAgain, retryAfter)
        } else {
          counts.told += 1
          counts.longestWait = Math.max(counts.longestWait, retryAfter)
        }
        await wait(retryAfter * 1000, undefined, { signal }).catch(() => undefined)
        continue
      }
      if (!isIn) counts.failed += 1
      else {
        counts.in += 1
        if (waited) counts.inOnTime += 1
      }
      return
    }
  }
  await Promise.all(Array.from({ length: people }, (_, nth) => person(nth)))
  times.sort((a, b) => a - b)
  return { ...counts, toldP99: Math.round(times[Math.floor((times.length - 1) * 0.99)] ?? 0) }
}
