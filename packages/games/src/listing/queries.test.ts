import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { listGames } from '@parlour/api-client/endpoints'
import { expect, test } from 'vitest'
import { gamesQuery } from './queries.ts'

const groups = { esports: [], cockfight: [], inhouse: ['XGS', 'SS'] }
const row = { nodeId: 7, roomId: 'GAME_LIST$KW,7', nodeName: 'Owl Hour', vassalage: 'KW', gameType: 'RNG', minBet: 0.2 }

test('[LOB-03] the query carries client type, platform, page and size; a search goes without a language', async () => {
  const server = createFakeServer().answer(listGames, { games: [row], totalPages: 3, totalCount: 90 })
  const query = gamesQuery(createTestClient(server), { category: 'RNG', params: { q: 'owl', lines: 20, bet: 5 }, language: 'TY', groups })
  const page = await query.queryFn({ pageParam: 2 })
  expect(server.calls[0]?.input).toEqual({
    clientType: '3', platform: 'flash,html5-desktop', gameType: 'RNG', gameName: 'owl', minLineNum: '20', minBet: 500, pageNo: '2', pageSize: '42', sort: 'popular',
  })
  expect(page.games[0]).toMatchObject({ id: 7, name: 'Owl Hour', minBet: 20 })
  expect(query.getNextPageParam(page, [], 2)).toBe(3)
  expect(query.getNextPageParam(page, [], 3)).toBeUndefined()
})

test('[SYS-08] in-house games are the slots of the in-house studios', async () => {
  const server = createFakeServer().answer(listGames, { games: [], totalPages: 0, totalCount: 0 })
  await gamesQuery(createTestClient(server), { category: 'INHOUSE', params: {}, language: 'EN', groups }).queryFn({ pageParam: 1 })
  expect(server.calls[0]?.input).toMatchObject({ gameType: 'RNG', vassalage: 'XGS,SS' })
})
