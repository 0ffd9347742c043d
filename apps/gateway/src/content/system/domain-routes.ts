import type { getDomainRoutes } from '@parlour/api-client/endpoints'
import type { GatewayConfig } from '../../kernel/config/index.ts'
import type { Handler } from '../../kernel/http/index.ts'

/** Where this brand's site is served from, the main one first; sites of other brands speak to the platform as well. */
export const ownOrigins = ({ siteOrigins, brandOrigins }: GatewayConfig): string[] =>
  siteOrigins.filter((origin) => !brandOrigins.includes(origin))

/** The hosts of those. */
export const siteHosts = (config: GatewayConfig): string[] => ownOrigins(config).map((origin) => new URL(origin).host)

/** The hosts of the site, the one the visitor is on first. */
export const handleDomainRoutes: Handler<typeof getDomainRoutes> = async ({ gateway, request }) => {
  const hosts = siteHosts(gateway.config)
  const here = request.domain ?? request.url
  return { domainList: hosts.toSorted((a, b) => Number(b === here) - Number(a === here)) }
}
