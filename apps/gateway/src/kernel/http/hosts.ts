import type { GatewayConfig } from '../config/config.ts'
import { keysOf } from '../objects/record-of.ts'

/** The parts of the platform that have a host of their own. */
export type HostName = 'site' | 'play' | 'chat' | 'pay' | 'connect'

/** A host as a request names it. */
interface NamedHost {
  readonly host: string
  readonly name: string
}

type Origins = Pick<GatewayConfig, 'siteOrigins' | 'playOrigin' | 'chatOrigin' | 'payOrigin' | 'connectOrigin'>

const form = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9_.-]{1,253})(:\d{1,5})?$/
const loopback = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

function namedBy(request: Request): NamedHost | null {
  const told = request.headers.get('host')?.toLowerCase() ?? new URL(request.url).host
  const [, name] = form.exec(told) ?? []
  return name === undefined ? null : { host: told, name }
}

/** What follows the scheme of an origin. */
const hostOf = (origin: string): string => origin.slice(origin.indexOf('//') + 2)

/**
 * Whether the host `told` of a request belongs to `origin`. A name of this machine matches with every port, since
 * tunnels and balancers on it have ports of their own; any other matches as configured.
 */
function isFor(origin: string, told: NamedHost): boolean {
  const own = hostOf(origin)
  if (own === told.host) return true
  if (!loopback.test(told.name)) return told.host === `${own}:${origin.startsWith('https:') ? 443 : 80}`
  const name = own.replace(/:\d+$/, '')
  return name === told.name || (told.name === '[::1]' && name === '127.0.0.1')
}

/** Which part of the platform a request is for, by its `Host`; null when it names none of the configured ones. */
export function hostNameOf(config: Origins, request: Request): HostName | null {
  const told = namedBy(request)
  if (!told) return null
  if (config.siteOrigins.some((origin) => isFor(origin, told))) return 'site'
  const frames = {
    play: config.playOrigin,
    chat: config.chatOrigin,
    pay: config.payOrigin,
    connect: config.connectOrigin,
  }
  return keysOf(frames).find((name) => isFor(frames[name], told)) ?? null
}

/**
 * The origin of the site that a visitor is on. It is always one of the configured ones, so a `Host` header never
 * appears in a page, and the scheme is the visitor's even behind a proxy that connects by HTTP.
 */
export function visitorOrigin({ siteOrigins }: Pick<Origins, 'siteOrigins'>, request: Request): string {
  const told = namedBy(request)
  const found = told ? siteOrigins.find((origin) => isFor(origin, told)) : undefined
  if (!found || !told) return siteOrigins[0] ?? ''
  return loopback.test(told.name) ? `${new URL(found).protocol}//${told.host}` : found
}

const withoutPort = (host: string): string => host.replace(/:\d+$/, '')

/**
 * Makes the question whether a request is for a game, the chat, a payment page or the connector, by its `Host` alone:
 * cheap enough to be asked before anything else. An address that the site has as well counts as the site's.
 */
export function frameHosts(config: Origins): (host: string) => boolean {
  const own = new Set(config.siteOrigins.map((origin) => withoutPort(hostOf(origin))))
  const names = [config.playOrigin, config.chatOrigin, config.payOrigin, config.connectOrigin].map((origin) =>
    withoutPort(hostOf(origin)),
  )
  const frames = new Set(names.filter((name) => !own.has(name)))
  return (host) => frames.has(withoutPort(host.toLowerCase()))
}

/** What is not asked by a name: probes and the operator's commands, which no browser may send. */
const nameless = /^\/(?:livez|readyz|metrics|operator\/[^/]*)$/

/** Whether a path is answered whichever host a request names. */
export const needsNoHost = (request: Request): boolean => nameless.test(new URL(request.url).pathname)

/** The answer to a request for a host that is not served here; it repeats nothing of the request. */
export const misdirected = (): Response =>
  new Response('This host is not served here.\n', {
    status: 421,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    },
  })
