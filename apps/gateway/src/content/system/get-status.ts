import type { getLocation, getStatus } from '@parlour/api-client/endpoints'
import type { Call, Handler } from '../../kernel/http/index.ts'
import { registrationRules } from '../../identity/index.ts'
import { countryName } from './countries.ts'
import { customerService } from './customer-service.ts'
import { siteHosts } from './domain-routes.ts'
import { moduleTree } from './module-tree.ts'
import { inMaintenance, isRestricted } from './platform-state.ts'

const locationOf = ({ address, country, language }: Call) => ({
  ip: address,
  country,
  countryName: countryName(country, language),
})

/** Whether the site is open to this visitor, and what it needs before the first screen. */
export const handleStatus: Handler<typeof getStatus> = async (call) => {
  const { gateway, address, country, now } = call
  const { config, content, random, state } = gateway
  const row = await state.at(now)
  const maintenance = inMaintenance(row, now)
  const hosts = siteHosts(config)
  return {
    maintenance,
    maintenanceEndTime: maintenance ? row.maintenanceUntil : null,
    regionRestriction: isRestricted(row, { address, country }),
    location: locationOf(call),
    info: {
      whitelabel: moduleTree(config.modules),
      register: registrationRules(config),
      resources: content.resources.map(({ resourceType, url, label }) => ({
        resourceType,
        url: url.startsWith('/') ? `${config.siteOrigins[0] ?? ''}${url}` : url,
        qrCodeUrl: null,
        labelNameEn: label,
      })),
      customerService: customerService(config, random),
      domainRoute: hosts,
      mainDomain: hosts[0] ?? null,
      analytics: null,
      imageCDNs: [...config.imageOrigins],
      launchGameCDNs: [config.playOrigin],
    },
  }
}

/** Where the visitor is taken to be. */
export const handleLocation: Handler<typeof getLocation> = async (call) => locationOf(call)
