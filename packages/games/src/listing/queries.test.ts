import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { listFavouriteGames, listGames, listRecentGames } from '@parlour/api-client/endpoints'
import { expect, test } from 'vitest'
import { gamesQuery } from './queries.ts'

const groups = { esports: [], cockfight: [], inhouse: ['XGS', 'SS'] }
const row = { nodeId: 7, roomId: 'GAME_LIST$KW,7', nodeName: 'Owl Hour', vassalage: 'KW', gameType: 'RNG', minBet: 0.2 }

test('[LOB-03] the query carries client type, platform, page and size; a search goes without a language', async () => {
  const server = createFakeServer().answer(listGames, { games: [row], totalPages: 3, totalCount: 90 })
  const query = gamesQuery(createTestClient(server), {
    category: 'RNG',
    params: { q: 'owl', lines: 20, bet: 5 },
    language: 'TY',
    groups,
  })
  const page = await query.queryFn({ pageParam: 2 })
  expect(server.calls[0]?.input).toEqual({
    clientType: '3',
    platform: 'flash,html5-desktop',
    gameType: 'RNG',
    gameName: 'owl',
    minLineNum: '20',
    minBet: 500,
    pageNo: '2',
    pageSize: '42',
    sort: 'popular',
  })
  expect(page.games[0]).toMatchObject({ id: 7, name: 'Owl Hour', minBet: 20 })
  expect(query.getNextPageParam(page)).toBe(3)
  expect(query.getNextPageParam({ ...page, page: 3 })).toBeUndefined()
})

test('[SYS-08] in-house games are the slots of the in-house providers', async () => {
  const server = createFakeServer().answer(listGames, { games: [], totalPages: 0, totalCount: 0 })
  await gamesQuery(createTestClient(server), { category: 'INHOUSE', params: {}, language: 'EN', groups }).queryFn({
    pageParam: 1,
  })
  expect(server.calls[0]?.input).toMatchObject({ gameType: 'RNG', vassalage: 'XGS,SS' })
})

const member = { tokens: { get: () => 't', expired: () => undefined } }

test('[LOB-07] favourites are asked for until a game of this category fits, and counted by nobody before the end', async () => {
  const server = createFakeServer().answer(listFavouriteGames, ({ pageNum }) => ({
    content: pageNum > 2 ? [row] : [{ ...row, gameType: 'LIVE' }],
    pageNum: 1,
    totalPages: 4,
    totalCount: 400,
  }))
  const query = gamesQuery(createTestClient(server, member), {
    category: 'RNG',
    params: { view: 'favourites', q: 'owl' },
    language: 'EN',
    groups,
  })
  const page = await query.queryFn({ pageParam: 1 })
  expect([page.games.map(({ id }) => id), page.page, page.totalCount]).toEqual([[7], 3, null])
  expect(query.getNextPageParam(page)).toBe(4)
  expect(server.calls.map(({ input }) => (input as { pageNum: string }).pageNum)).toEqual(['1', '2', '3'])
})

test('[LOB-07] recent games come by their own call, in its order, until the last page', async () => {
  const rows = [9, 8].map((nodeId) => ({ ...row, nodeId, lastPlayedAt: nodeId }))
  const server = createFakeServer().answer(listRecentGames, { list: rows, totalPages: 1, totalCount: 2 })
  const query = gamesQuery(createTestClient(server, member), {
    category: 'RNG',
    params: { view: 'recent' },
    language: 'EN',
    groups,
  })
  const page = await query.queryFn({ pageParam: 1 })
  expect(page.games.map(({ id }) => id)).toEqual([9, 8])
  expect(query.getNextPageParam(page)).toBeUndefined()
  const none = gamesQuery(createTestClient(server, member), {
    category: 'FISH',
    params: { view: 'recent' },
    language: 'EN',
    groups,
  })
  expect((await none.queryFn({ pageParam: 1 })).games).toEqual([])
})
