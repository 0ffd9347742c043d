import type { getDomainRoutes } from '@parlour/api-client/endpoints'
import type { GatewayConfig } from '../config.ts'
import type { Handler } from '../http/call.ts'

/** The hosts that the site is served from, the main one first. */
export const siteHosts = ({ siteOrigins }: GatewayConfig): string[] => siteOrigins.map((origin) => new URL(origin).host)

/** The hosts of the site, the one the visitor is on first. */
export const answerDomainRoutes: Handler<typeof getDomainRoutes> = async ({ gateway, request }) => {
  const hosts = siteHosts(gateway.config)
  const here = request.domain ?? request.url
  return { domainList: hosts.toSorted((a, b) => Number(b === here) - Number(a === here)) }
}
