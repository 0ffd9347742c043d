import { isIP } from 'node:net'

/** How the text of a variable is read. */
export interface Kind<Value> {
  /** What is allowed, as it follows "must be". */
  readonly allowed: string
  /** The value, or null when the text is not allowed. */
  readonly read: (text: string) => Value | null
}

/** A whole number from `least` to `most`, both among them. */
export const wholeNumber = (least: number, most: number): Kind<number> => ({
  allowed: `a whole number from ${least} to ${most}`,
  read: (text) => (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null),
})

/** 1 is on, 0 is off. */
export const onOff: Kind<boolean> = {
  allowed: '1 or 0',
  read: (text) => (text === '1' ? true : text === '0' ? false : null),
}

/** A text of this form. */
export const textLike = (form: RegExp, allowed: string): Kind<string> => ({
  allowed,
  read: (text) => (form.test(text) ? text : null),
})

/** A moment, in milliseconds since 1970. */
export const moment: Kind<number> = {
  allowed: 'a moment such as 2026-11-21T12:00:00Z',
  read: (text) => (/^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) || null : null),
}

/** One of these words. */
export const oneOf = <Word extends string>(...words: readonly Word[]): Kind<Word> => ({
  allowed: `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`,
  read: (text) => words.find((word) => word === text) ?? null,
})

const originOf = (text: string): string | null => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url && /^https?:$/.test(url.protocol) && /^https?:\/\/[^/?#@\s]+$/i.test(text) ? url.origin : null
}

/** An origin: scheme, host and perhaps port, without a path. */
export const origin: Kind<string> = {
  allowed: 'an origin such as https://www.vesper.example, without a path',
  read: originOf,
}

const parts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const allOf = <Value>(texts: readonly string[], read: (text: string) => Value | null): Value[] | null => {
  const values: Value[] = []
  for (const text of texts) {
    const value = read(text)
    if (value === null) return null
    values.push(value)
  }
  return values
}

/** Origins, joined by commas. */
export const origins: Kind<readonly string[]> = {
  allowed: 'origins such as https://www.vesper.example, joined by commas, without paths',
  read: (text) => allOf(parts(text), originOf),
}

const network = (text: string): string | null => {
  const [address = '', bits] = text.split('/')
  const family = isIP(address)
  if (family === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32))))
    return null
  return text
}

/** Addresses and networks (CIDR), joined by commas. */
export const networks: Kind<readonly string[]> = {
  allowed: 'addresses or networks such as 10.0.0.0/8, joined by commas',
  read: (text) => allOf(parts(text), network),
}

const listener = /^(?:(?<host>[\w.-]+|\[[0-9a-f:]+\]):)?(?<port>\d{1,5})$/i

/** A listener of its own: a port on the loopback address, or host and port. */
export const metricsAddress: Kind<{ readonly host: string; readonly port: number }> = {
  allowed: 'a port or host:port',
  read(text) {
    const { host = '127.0.0.1', port = '' } = listener.exec(text)?.groups ?? {}
    return port === '' || Number(port) > 65_535 ? null : { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
  },
}

/** Where a server listens: an IP address, or `localhost` for both loopback addresses. */
export const listenAddress: Kind<string> = {
  allowed: 'localhost or an IP address',
  read: (text) => (text === 'localhost' || isIP(text) !== 0 ? text : null),
}
