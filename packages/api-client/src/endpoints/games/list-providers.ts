import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, optionalText } from '../../schemas/flag.ts'
import { optionalId } from '../../schemas/id.ts'
import { sideList, tolerantList } from '../../schemas/tolerant-list.ts'

const card = v.object({
  vassalage: v.string(),
  displayName: v.string(),
  gameType: v.string(),
  isGame: optionalText,
  isHot: flag,
  gameId: optionalText,
  nodeId: optionalId,
  gameCode: optionalText,
  /** White logo, for dark grounds. */
  smallIcon: optionalText,
  /** Logo for light grounds. The wire spells it so. */
  lagerIcon: optionalText,
  gameCount: v.nullish(v.number(), 0),
})

const lane = v.object({
  title: v.string(),
  gameClassify: sideList(v.object({ key: v.string(), displayName: v.string(), gameCount: v.nullish(v.number(), 0) })),
  cards: tolerantList(card),
})

/** A provider within a category. */
export type ProviderCard = v.InferOutput<typeof card>
/** A category with its providers and sub-categories. */
export type ProviderLane = v.InferOutput<typeof lane>

/** Categories with their providers; cached for this session under `gameVendor`. Source: contract 3.6. */
export const listProviders = defineEndpoint({
  name: 'listProviders',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  aliases: ['/wps/relay/GLS2_newGameVendor'],
  retries: 2,
  cache: { key: 'gameVendor', ttl: 600_000 },
  request: v.object({ platform: v.optional(v.string(), 'html5-desktop'), language: v.optional(v.string(), '') }),
  response: v.object({ data: v.object({ lanes: tolerantList(lane) }) }),
})
