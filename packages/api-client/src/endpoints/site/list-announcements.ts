import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

const announcement = v.object({
  id: v.number(),
  title: v.string(),
  /** Server HTML: show it only through the sanitising component. */
  content: v.nullish(v.string(), ''),
  type: optionalText,
  startDate: optionalNumber,
  endDate: optionalNumber,
  execution: optionalText,
})

const promotion = v.object({
  ...announcement.entries,
  category: optionalText,
  sortIndex: optionalNumber,
  /** One sentence that names the offer and its condition. */
  summary: optionalText,
  /** The figure of the offer as the operator writes it, for example '3.5%', and the word under it. */
  figure: optionalText,
  figureLabel: optionalText,
})

const banner = v.object({
  title: v.string(),
  bannerId: optionalNumber,
  announcementId: optionalNumber,
  url: v.string(),
  /** The picture for narrow screens; the wide one serves where it is missing. */
  mobileUrl: optionalText,
  groupName: v.string(),
  linkage: optionalText,
  linkageType: optionalText,
  vendor: optionalText,
  nodeId: optionalNumber,
  roomId: optionalText,
})

/** A notice or popup; dates in milliseconds. */
export type Announcement = v.InferOutput<typeof announcement>
/** A promotion as the list carries it. */
export type Promotion = v.InferOutput<typeof promotion>
/** A banner of a route group. `title` is the text of the picture. */
export type Banner = v.InferOutput<typeof banner>

/** Notices, popups, promotions and banners in one answer. Source: contract 3.7. */
export const listAnnouncements = defineEndpoint({
  name: 'listAnnouncements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  aliases: ['/wps/relay/CCSFE_getListAnnouncements'],
  moduleId: 'COMM3',
  token: 'optional',
  retries: 2,
  request: v.object({
    types: v.optional(v.string(), 'B,PL,PU,PR'),
    platform: v.optional(v.string(), 'W'),
    execution: v.optional(v.string(), 'B'),
  }),
  response: v.object({
    player: tolerantList(announcement),
    promotion: tolerantList(promotion),
    popup: tolerantList(announcement),
    banners: tolerantList(banner),
  }),
})
