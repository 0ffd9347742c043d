const here = 'http://here.invalid'

/**
 * Where to go after a login: a path of this site with its query, or home for anything else. An address that names a
 * host, by whatever spelling, is nothing that we would have written down (X5).
 */
export function returnPath(wanted: unknown): string {
  if (
    typeof wanted !== 'string' ||
    wanted.length > 2048 ||
    !/^\/(?![/\\])[\x21-\x7e]*$/.test(wanted) ||
    wanted.includes('\\')
  )
    return '/'
  const url = URL.parse(wanted, here)
  return url?.origin === here && url.pathname !== '/login' && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : '/'
}
