import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalBonusText } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { flag, optionalNumber, optionalText } from '../../schemas/flag.ts'
import { id, optionalId } from '../../schemas/id.ts'
import { listsTogether } from '../../schemas/lists-together.ts'
import { sideList } from '../../schemas/tolerant-list.ts'

const announcement = v.object({
  id,
  title: v.string(),
  /** Server HTML: show it only through the sanitising component. */
  content: v.nullish(v.string(), ''),
  type: optionalText,
  startDate: optionalNumber,
  endDate: optionalNumber,
  execution: optionalText,
  /** Whether this member has opened it; always no for a guest. */
  read: flag,
  /** The kind of reward it leads to: a popup then shows a way to the reward centre. */
  promotionType: optionalText,
  /** Where it leads: PROMO with `redirectPromotionId`, REDIRECT_URL with `externalLink`. */
  redirect: optionalText,
  redirectPromotionId: optionalId,
  externalLink: optionalText,
  /** Its parts, each under a title of its own; server HTML. */
  contents: v.optional(sideList(v.object({ sequence: v.number(), title: v.string(), content: v.string() })), []),
})

const promotion = v.object({
  ...announcement.entries,
  category: optionalText,
  promoAnnouncementCategoryIds: v.optional(sideList(id), []),
  sortIndex: optionalNumber,
  announcementImages: v.optional(sideList(v.object({ sequence: v.number(), url: v.string() })), []),
  /** One sentence that names the offer and its condition. */
  summary: optionalText,
  /** The figure of the offer as the operator writes it, for example '3.5%', with its terms alone; and the word under it. */
  figure: optionalBonusText,
  figureLabel: optionalText,
  /** The terms of what it gives; null where it gives no bonus. */
  terms: v.nullish(bonusTerms, null),
})

const banner = v.object({
  title: v.string(),
  bannerId: optionalId,
  announcementId: optionalId,
  url: v.string(),
  /** The picture for narrow screens; the wide one serves where it is missing. */
  mobileUrl: optionalText,
  groupName: v.string(),
  linkage: optionalText,
  /** P to a promotion, URL to an address, G to a game (`vendor`, `nodeId`, `roomId`, `gameType`). */
  linkageType: optionalText,
  vendor: optionalText,
  gameType: optionalText,
  nodeId: optionalId,
  roomId: optionalText,
})

/** A notice or popup; dates in milliseconds. */
export type Announcement = v.InferOutput<typeof announcement>
/** A promotion as the list carries it. */
export type Promotion = v.InferOutput<typeof promotion>
/** A banner of a route group. `title` is the text of the picture. */
export type Banner = v.InferOutput<typeof banner>

/**
 * Notices, popups, promotions and banners in one answer, of the `types` asked for: B banners, PL notices, PU popups, PR
 * promotions, H hot notices, A notices for agents (empty for anybody else). The content call on opening ("V2") is this
 * one with types B,PL,PU,PR,H. Kept for this session under `notices`. Source: contract 3.7.
 */
export const listAnnouncements = defineEndpoint({
  name: 'listAnnouncements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  aliases: ['/wps/relay/CCSFE_getListAnnouncements'],
  moduleId: 'COMM3',
  token: 'optional',
  retries: 2,
  cache: { key: 'notices', ttl: 300_000 },
  request: v.object({
    types: v.optional(v.string(), 'B,PL,PU,PR'),
    platform: v.optional(v.string(), 'W'),
    /**
     * Which popups: B before login, A after it, F at the first login. A session gets those of members whatever it says.
     */
    execution: v.optional(v.string(), 'B'),
    merchantCode: v.optional(v.string()),
  }),
  response: listsTogether(
    v.object({
      player: sideList(announcement),
      promotion: sideList(promotion),
      popup: sideList(announcement),
      hot: v.optional(sideList(announcement), []),
      agent: v.optional(sideList(announcement), []),
      banners: sideList(banner),
    }),
  ),
})
