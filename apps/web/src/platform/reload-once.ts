import { sessionStore } from './stores.ts'

const key = 'reloadedFor'

/**
 * Reloads the page to a newer version, once for each reason: a chunk that a deploy took away is then found again, and a
 * server that stays broken does not make the page reload for ever. Says whether it reloads.
 */
export function reloadOnce(reason: string): boolean {
  if (sessionStore.get(key) === reason) return false
  sessionStore.set(key, reason)
  window.location.reload()
  return true
}
