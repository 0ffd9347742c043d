/** Where an address that the server sent may lead. */
export interface UrlPolicy {
  /** The page's own origin; relative addresses resolve against it. */
  readonly origin: string
  /** Other origins that are allowed, written exactly: scheme, host, port. */
  readonly origins?: readonly string[]
  /** Allows any https address, for links that leave the site; never for frames or images. */
  readonly anyHttps?: boolean
}

// Control characters, spaces at the edges that a browser would strip, and backslashes that it would turn.
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const sneaky = /[\u0000-\u001f\u007f-\u009f\\]|^\s|\s$/u

/** In characters: what servers take in a request line. Addresses of games and payments carry signed data. */
const longest = 8_000

/**
 * Checks an address that the server sent (banner, resource,
 * game, picture) before it becomes a link, an image or a frame.
 *
 * @param value the address, at most 8,000 characters
 * @returns the absolute address; null for script, data and other schemes,
 *   user names, control characters, and origins that are not listed
 * @example
 * safeUrl('/img/1.png', { origin: 'https://vesper.example' }) // 'https://vesper.example/img/1.png'
 * safeUrl('javascript:alert(1)', { origin: 'https://vesper.example' }) // null
 */
export function safeUrl(
  value: string | null | undefined,
  { origin, origins = [], anyHttps = false }: UrlPolicy,
): string | null {
  if (!value || value.length > longest || value.startsWith('//') || sneaky.test(value) || !URL.canParse(value, origin))
    return null
  const url = new URL(value, origin)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null
  if (url.origin === origin || origins.includes(url.origin)) return url.href
  return anyHttps && url.protocol === 'https:' ? url.href : null
}

/**
 * Checks a path inside the site that the server or the address bar names.
 *
 * @param value the path, with one slash first
 * @param origin the page's own origin
 * @returns path, query and fragment; null when a browser would read it as another host
 * @example
 * safePath('/slots?provider=XGS', origin) // '/slots?provider=XGS'
 * safePath('//evil.example', origin) // null
 */
export function safePath(value: string | null | undefined, origin: string): string | null {
  if (!value?.startsWith('/')) return null
  const url = safeUrl(value, { origin })
  if (!url) return null
  const { pathname, search, hash } = new URL(url)
  return pathname.startsWith('//') ? null : pathname + search + hash
}
