/** A request of a page. Times in milliseconds on one clock. */
export interface Asked {
  readonly url: string
  readonly kind: 'html' | 'js' | 'css' | 'img' | 'font' | 'data' | 'other'
  readonly start: number
  /** When the last byte was there; infinite while it is not. */
  readonly end: number
  /**
   * Who asked: the address of a script, or of the page for what its HTML
   * names; null where the browser does not say which script it was.
   */
  readonly by: string | null
}

const waitsForData = (kind: Asked['kind']): boolean => kind === 'img' || kind === 'data'

/**
 * How many requests one after the other lead to this one: the page is 1, what its HTML names 2, what a script asks for
 * one more than the script, and a picture or a call that a script asks for one more than the answers that were there
 * before. What no call is known to have asked for follows all scripts and answers that were there.
 */
export function depthOf(url: string, asked: readonly Asked[], seen: ReadonlySet<string> = new Set()): number {
  const own = asked.find((request) => request.url === url)
  if (!own || own.kind === 'html' || seen.has(url)) return 1
  const by = asked.find((request) => request.url === own.by)
  if (by?.kind === 'html') return 2
  const on = new Set([...seen, url])
  const before = asked.filter(
    ({ kind, end }) => end <= own.start && (kind === 'data' ? waitsForData(own.kind) : kind === 'js' && !by),
  )
  return 1 + Math.max(1, ...[...(by ? [by] : []), ...before].map((request) => depthOf(request.url, asked, on)))
}

/**
 * The same for the largest paint: of its picture, or, where it is
 * text, of the deepest script, sheet or answer that was there by then.
 */
export function depthToPaint(picture: string, time: number, asked: readonly Asked[]): number {
  if (asked.some(({ url }) => url === picture)) return depthOf(picture, asked)
  const needed = asked.filter(({ kind, end }) => (kind === 'js' || kind === 'css' || kind === 'data') && end <= time)
  return Math.max(1, ...needed.map(({ url }) => depthOf(url, asked)))
}
