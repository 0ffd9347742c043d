import { setTimeout as wait } from 'node:timers/promises'
import { localFetch } from './local-fetch.ts'

/** A fetch that keeps a pace and finds `*.localhost` on this machine, as browsers do. */
export type Send = (url: string, init?: RequestInit) => Promise<Response>

const local = /^[\w-]+(\.[\w-]+)*\.localhost$/

/** Makes a fetch of at most `perMinute` calls a minute (0: without limit). */
export function createSend(perMinute: number): Send {
  const gap = perMinute > 0 ? 60_000 / perMinute : 0
  let next = 0
  return async (address, init = {}) => {
    if (gap > 0) {
      const now = performance.now()
      const at = Math.max(now, next)
      next = at + gap
      if (at > now) await wait(at - now)
    }
    const url = new URL(address)
    return local.test(url.hostname) ? localFetch(url, init) : fetch(url, { redirect: 'manual', ...init })
  }
}
