import type { Drained } from './drain.ts'

/** Says that a start was to end before it was through. */
export class StartStopped extends Error {
  override readonly name = 'StartStopped'
}

/** What of a gateway is open so far, and how all of it is closed, also while it is starting. */
export interface OpenParts {
  /** Notes how something is closed that others need: after the connections and the work, the newest first. */
  keep(close: () => Promise<unknown>): void
  /** Notes how work is stopped that goes on beside the calls: together with the connections. */
  keepWork(stop: () => Promise<unknown>): void
  /** Stands between the steps of a start. @throws StartStopped once closing has begun */
  goOn(): void
  /** Follows the start to its end: what it has under way is waited for before anything that it may use is closed. */
  follow(start: Promise<unknown>): void
  /** Ends the connections by `drain`, then what is open; a second call gets the answer of the first. */
  close(drain: () => Promise<Drained>): Promise<Drained>
}

/** Begins with nothing open. `leave` is called as soon as closing begins. */
export function makeOpenParts(leave: () => void): OpenParts {
  const kept: (() => Promise<unknown>)[] = []
  const work: (() => Promise<unknown>)[] = []
  let start: Promise<unknown> = Promise.resolve()
  let closing: Promise<Drained> | null = null

  const closeAll = async (drain: () => Promise<Drained>): Promise<Drained> => {
    leave()
    const drained = drain()
    await start.catch(() => undefined)
    const ended = await Promise.allSettled([drained, ...work.map((stop) => stop())])
    for (const close of kept.toReversed()) ended.push(...(await Promise.allSettled([close()])))
    for (const one of ended) if (one.status === 'rejected') throw one.reason
    return drained
  }

  return {
    keep: (close) => void kept.push(close),
    keepWork: (stop) => void work.push(stop),
    goOn() {
      if (closing) throw new StartStopped('the gateway was asked to stop while it was starting')
    },
    follow: (promise) => void (start = promise),
    close: (drain) => (closing ??= closeAll(drain)),
  }
}
