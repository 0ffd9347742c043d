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

/**
 * The one gate for every address the server sends (banner, resource, game, picture): the parsed address, or null.
 * Script, data and foreign schemes, user names in addresses and hosts that are not listed give null.
 */
export function safeUrl(value: string | null | undefined, { origin, origins = [], anyHttps = false }: UrlPolicy): string | null {
  if (!value || value.length > 2_048 || value.startsWith('//') || sneaky.test(value) || !URL.canParse(value, origin)) return null
  const url = new URL(value, origin)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null
  if (url.origin === origin || origins.includes(url.origin)) return url.href
  return anyHttps && url.protocol === 'https:' ? url.href : null
}

/** A path inside the site, or null: one slash first, nothing that a browser reads as another host. */
export function safePath(value: string | null | undefined, origin: string): string | null {
  if (!value?.startsWith('/')) return null
  const url = safeUrl(value, { origin })
  if (!url) return null
  const { pathname, search, hash } = new URL(url)
  return pathname.startsWith('//') ? null : pathname + search + hash
}
