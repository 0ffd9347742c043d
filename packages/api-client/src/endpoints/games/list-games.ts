import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { smallNumber } from '../../schemas/whole-number.ts'
import { gameRow } from './game-row.ts'

/** One page of games; `minBet` of the query in minor units, pages from 1. Source: specification 3, contract 3.6. */
export const listGames = defineEndpoint({
  name: 'listGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  aliases: ['/wps/relay/GLS2_gameList'],
  moduleId: 'GAMELO3',
  token: 'optional',
  retries: 2,
  amounts: ['minBet'],
  request: v.object({
    clientType: v.optional(smallNumber, 3),
    platform: v.optional(v.string(), 'flash,html5-desktop'),
    channel: v.optional(v.string(), ''),
    merchant: v.optional(v.string(), ''),
    /** Empty for all types. */
    gameType: v.optional(v.string(), ''),
    /** One provider code, or several joined by commas. */
    vassalage: v.optional(v.string(), ''),
    gameClassify: v.optional(v.string(), ''),
    gameName: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
    minBet: v.optional(smallNumber),
    minLineNum: v.optional(smallNumber),
    language: v.optional(v.string(), ''),
    /** The size of the pictures, such as `rx2`, for platforms that have several. */
    imgSize: v.optional(v.pipe(v.string(), v.maxLength(16)), ''),
    pageNo: v.optional(v.pipe(smallNumber, v.minValue(1)), 1),
    pageSize: v.optional(v.pipe(smallNumber, v.minValue(1), v.maxValue(100)), 42),
    /** 'popular' (default), 'name' or 'new'. */
    sort: v.optional(v.picklist(['popular', 'name', 'new']), 'popular'),
    /** 'hot' or 'new' narrows the list to games with that flag. */
    flag: v.optional(v.picklist(['', 'hot', 'new']), ''),
  }),
  response: v.object({
    games: tolerantList(gameRow),
    totalPages: v.nullish(v.number(), 0),
    totalCount: v.nullish(v.number(), 0),
  }),
})
