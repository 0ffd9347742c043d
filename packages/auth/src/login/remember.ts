import type { TextStore } from '@parlour/api-client'
import * as v from 'valibot'

const key = 'parlour:1:remembered'
const oneDay = 86_400_000
const entry = v.object({ username: v.pipe(v.string(), v.minLength(1), v.maxLength(64)), until: v.number() })

/** Keeps a login name on this device for one day from `now` (milliseconds). The name only: never a password (LOG-07). */
export const remember = (store: TextStore, username: string, now: number): void =>
  store.set(key, JSON.stringify({ username: username.trim(), until: now + oneDay }))

/** Removes the kept login name. */
export const forgetRemembered = (store: TextStore): void => store.remove(key)

/** The kept login name, or null when there is none or its day is over; what is old or broken is removed. */
export function remembered(store: TextStore, now: number): string | null {
  const text = store.get(key)
  if (!text) return null
  try {
    const { username, until } = v.parse(entry, JSON.parse(text))
    if (now < until && until <= now + oneDay) return username
  } catch {
    // What cannot be read is removed like what is old.
  }
  forgetRemembered(store)
  return null
}
