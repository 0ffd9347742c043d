import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { moduleNode } from '../../schemas/module-node.ts'
import { orElse } from '../../schemas/or-else.ts'
import { readsAs } from '../../schemas/reads-as.ts'
import { sideList } from '../../schemas/tolerant-list.ts'
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

/** Any value but null, false, 0 and an empty text closes the site. Source: contract 3.1. */
const closing = v.pipe(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server writes true or false; the client reads anything
  v.nullish(v.unknown() as v.GenericSchema<boolean>, false),
  v.transform<boolean, boolean>(Boolean),
  readsAs(v.boolean()),
)

const off = { modId: '', enabled: '0', childrenNodes: [] }
const nothing = {
  whitelabel: off,
  register: {},
  resources: [],
  customerService: [],
  domainRoute: [],
  mainDomain: null,
  analytics: null,
  imageCDNs: [],
  launchGameCDNs: [],
}
const info = v.object({
  whitelabel: orElse(moduleNode, off),
  register: orElse(registrationRules, {}),
  resources: sideList(resource),
  customerService: sideList(v.object({ csType: v.string(), path: v.string() })),
  domainRoute: sideList(v.string()),
  mainDomain: orElse(optionalText, null),
  analytics: orElse(v.object({ gtagId: optionalText }), null),
  imageCDNs: sideList(v.string()),
  launchGameCDNs: sideList(v.string()),
})

/**
 * Whether the site is open to this visitor, and what it needs before the first screen.
 * `url` is the host the visitor is on. Maintenance comes before restriction;
 * `maintenanceEndTime` in ms, null while it is unknown. A path of `customerService`
 * is its DES cipher text in base64 with the 8-character key behind it (contract 2.5).
 * Each part is read by itself: one that is broken is empty and
 * reported to `onDropped`, and it neither opens nor closes the site.
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
    maintenance: closing,
    maintenanceEndTime: orElse(optionalNumber, null),
    regionRestriction: closing,
    location: orElse(locationFields, null),
    info: orElse(info, nothing),
  }),
})
