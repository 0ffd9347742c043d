import type { Context } from 'hono'

interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } }
  /** Set when who has connected is no trusted proxy: what it says of where a call comes from is not read. */
  noProxy?: boolean
}

const isBindings = (value: unknown): value is NodeBindings =>
  typeof value === 'object' && value !== null && 'incoming' in value

const bindingsOf = ({ env }: Context): NodeBindings | null => (isBindings(env) ? env : null)

/** Notes for the handlers of a call whether a trusted proxy has sent it. */
export function notePeer(bindings: unknown, trusted: (address: string | undefined) => boolean): void {
  if (isBindings(bindings)) bindings.noProxy = !trusted(bindings.incoming?.socket?.remoteAddress)
}

/**
 * Where a request comes from, by the address that has connected and the header that
 * a trusted proxy wrote. `X-Forwarded-For` counts only as far as `proxies` trusted
 * proxies have written it, from the right; without proxies it is not read at all.
 */
export function forwardedAddress(connected: string | undefined, header: string | undefined, proxies: number): string {
  const told = proxies > 0 ? (header ?? '').split(',').at(-proxies)?.trim() : undefined
  return (told || (connected ?? '127.0.0.1')).replace(/^::ffff:/, '')
}

/** Where a call comes from. */
export function addressOf(context: Context, proxies: number): string {
  const bindings = bindingsOf(context)
  return forwardedAddress(
    bindings?.incoming?.socket?.remoteAddress,
    bindings?.noProxy ? undefined : context.req.header('x-forwarded-for'),
    proxies,
  )
}

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1)$/
const relayed = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']

/**
 * Whether a call was made on this very machine: by its own
 * address, and not handed on by something in front of the gateway.
 */
export const isFromHere = (context: Context): boolean =>
  loopback.test(addressOf(context, 0)) && relayed.every((name) => context.req.header(name) === undefined)

/** The country of a visitor: what the trusted proxy in front writes as `X-Client-Country`, else the operator's own. */
export function countryOf(context: Context, proxies: number, own: string): string {
  const told =
    proxies > 0 && !bindingsOf(context)?.noProxy ? (context.req.header('x-client-country') ?? '').toUpperCase() : ''
  return /^[A-Z]{2}$/.test(told) ? told : own
}

const inside = /^(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|f[cd][0-9a-f]{2}|fe[89ab][0-9a-f])[.:]/

/** A network as shown to its member; null for a private one, which has no location. */
export const networkTold = (network: string): string | null => (network === '' || inside.test(network) ? null : network)

/**
 * The network that limits count by: /24 of IPv4, /64 of IPv6; this machine is one, by whichever of the two it calls.
 */
export function networkOf(address: string): string {
  if (address === '::1') return networkOf('127.0.0.1')
  if (!address.includes(':')) return address.split('.').slice(0, 3).join('.')
  const [head = '', tail = ''] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  return [...front, ...zeros, ...back].slice(0, 4).join(':')
}

/** What an address is when it may hold no more than its share: one of IPv4 itself, of IPv6 its network of 64 bits. */
export const sharerOf = (address = ''): string => {
  const own = address.replace(/^::ffff:/, '')
  return own.includes(':') ? networkOf(own) : own
}
