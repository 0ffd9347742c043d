import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { withFallbacks } from '../../schemas/with-fallbacks.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { nodeId } from './launch-fields.ts'
import { gamePage } from './page-fields.ts'

const room = withFallbacks(
  v.object({
    /** What a launch names the room by. */
    roomId: v.string(),
    roomName: v.string(),
    nodeId: id,
    gameName: optionalText,
    vassalage: v.nullish(v.string(), ''),
    gameType: v.nullish(v.string(), ''),
    icon: optionalText,
    /** The smallest and the largest stake, in minor units; null where the platform does not say. */
    minBet: v.nullish(money, null),
    maxBet: v.nullish(money, null),
    /** How many may sit in the room, and how many do. */
    seats: optionalNumber,
    seatsTaken: optionalNumber,
  }),
  { roomName: ['gameName', 'nodeName', 'roomId'] },
)

/** A room of a table game. Stakes in minor units. */
export type Room = v.InferOutput<typeof room>

/**
 * The rooms of the table games between players: of all, of a provider, or of one game; cheapest first within a game.
 * Source: specification 7, contract 3.6.
 */
export const listRooms = defineEndpoint({
  name: 'listRooms',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  token: 'required',
  retries: 2,
  request: v.object({
    vassalage: v.optional(v.string(), ''),
    gameType: v.optional(v.string(), 'PVP'),
    nodeId: v.optional(nodeId),
    ...gamePage,
  }),
  response: v.object({
    content: tolerantList(room),
    totalPages: v.nullish(v.number(), 0),
    totalCount: v.nullish(v.number(), 0),
  }),
})
