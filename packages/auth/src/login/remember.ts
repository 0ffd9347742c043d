import type { TextStore } from '@parlour/api-client'
import * as v from 'valibot'

const key = 'parlour:1:remembered'
const oneDay = 86_400_000
const entry = v.object({ username: v.pipe(v.string(), v.minLength(1), v.maxLength(64)), until: v.number() })

/**
 * Stores a login name on this device for 24 hours; never a password (LOG-07).
 *
 * @param username trimmed before it is stored
 * @param now milliseconds since 1970
 * @example remember(localTexts, 'demo01', api.clock.now())
 */
export const remember = (store: TextStore, username: string, now: number): void =>
  store.set(key, JSON.stringify({ username: username.trim(), until: now + oneDay }))

/**
 * Removes the stored login name.
 *
 * @example forgetRemembered(localTexts)
 */
export const forgetRemembered = (store: TextStore): void => store.remove(key)

/**
 * The stored login name. An expired or broken entry is removed.
 *
 * @param now milliseconds since 1970
 * @returns the name, or null
 * @example const username = remembered(localTexts, api.clock.now()) ?? ''
 */
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
