import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, optionalNumber, optionalText } from '../../schemas/flag.ts'
import { moduleNode } from '../../schemas/module-node.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { locationFields } from './get-location.ts'
import { registrationRules } from './registration-rules.ts'

const resource = v.object({
  resourceType: v.string(),
  url: optionalText,
  qrCodeUrl: optionalText,
  labelNameEn: optionalText,
})

/** A link, code or download that the operator offers under a fixed key. */
export type Resource = v.InferOutput<typeof resource>

/**
 * Whether the site is open to this visitor, and what it needs before the first screen.
 * `url` is the host the visitor is on. Maintenance comes before restriction; `maintenanceEndTime` in ms, null while nobody
 * knows. A path of `customerService` is its DES cipher text in base64 with the 8-character key behind it (contract 2.5).
 * Source: specification 3 and 7, contract 3.1.
 */
export const getStatus = defineEndpoint({
  name: 'getStatus',
  method: 'GET',
  path: '/wps/system/status',
  aliases: ['/wps/v2/system/status'],
  moduleId: 'COMM3',
  retries: 2,
  request: v.object({ url: v.optional(v.string()) }),
  response: v.object({
    maintenance: flag,
    maintenanceEndTime: optionalNumber,
    regionRestriction: flag,
    location: v.nullish(locationFields, null),
    info: v.object({
      whitelabel: moduleNode,
      register: registrationRules,
      resources: tolerantList(resource),
      customerService: tolerantList(v.object({ csType: v.string(), path: v.string() })),
      domainRoute: v.optional(tolerantList(v.string()), []),
      mainDomain: optionalText,
      analytics: v.nullish(v.object({ gtagId: optionalText }), null),
      imageCDNs: tolerantList(v.string()),
      launchGameCDNs: tolerantList(v.string()),
    }),
  }),
})
