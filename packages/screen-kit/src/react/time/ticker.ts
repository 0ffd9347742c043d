import type { Clock } from '@parlour/api-client'

/** One timer for all that counts: it tells whole seconds while somebody listens and the page is seen. */
export interface Ticker {
  /** The last whole second, milliseconds since 1970 by the platform's clock. */
  now(): number
  listen(listener: () => void): () => void
}

const second = 1000

/** Makes the ticker of a clock. Source: BEY-18. */
export function createTicker(clock: Clock): Ticker {
  const listeners = new Set<() => void>()
  const read = () => Math.floor(clock.now() / second) * second
  let now = read()
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') return
    const next = read()
    if (next !== now) {
      now = next
      for (const listener of listeners) listener()
    }
    timer = setTimeout(run, second - (clock.now() % second))
  }
  return {
    now: () => now,
    listen(listener) {
      listeners.add(listener)
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', run)
        run()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', run)
      }
    },
  }
}
