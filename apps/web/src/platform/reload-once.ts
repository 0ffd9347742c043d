const key = 'reloadedFrom'

/**
 * Reloads the page to a newer version, once for each build: a chunk that a deploy took away is then found again, and a
 * server that stays broken does not make the page reload for ever. Where the browser keeps nothing it never reloads.
 * Says whether it does.
 */
export function reloadOnce(): boolean {
  const build = import.meta.url
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
