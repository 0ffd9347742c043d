import { hasOpenCalls } from './open-calls.ts'

const key = 'reloadedFrom'

/**
 * Reloads the page to a newer version, once for each build: a chunk that a deploy took away is then found again, and a
 * server that stays broken does not make the page reload for ever. Where the browser keeps nothing it never reloads,
 * nor while a call that moves something is on its way. Says whether it does. Source: SYS-20, D2.
 */
export function reloadOnce(): boolean {
  const build = import.meta.url
  if (hasOpenCalls()) return false
  try {
    if (sessionStorage.getItem(key) === build) return false
    sessionStorage.setItem(key, build)
    if (sessionStorage.getItem(key) !== build) return false
  } catch {
    return false
  }
  window.location.reload()
  return true
}
