import { listGames, listRecentGames } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { popularGamesQuery, recentGamesQuery } from './queries.ts'

test('[LOB-01] home asks for the twenty most popular games of all categories', async () => {
  const server = createFakeServer().answer(listGames, { games: [], totalPages: 0, totalCount: 0 })
  await popularGamesQuery(createTestClient(server), 'EN').queryFn()
  expect(server.callsOf(listGames)[0]?.input).toMatchObject({ sort: 'popular', pageSize: '20', language: 'EN' })
  expect(server.callsOf(listGames)[0]?.input).not.toHaveProperty('gameType')
})

test('[LOB-07] home asks for the fourteen games played last', async () => {
  const server = createFakeServer().answer(listRecentGames, { list: [], totalPages: 0, totalCount: 0 })
  await recentGamesQuery(createTestClient(server), 'linhtran88').queryFn()
  expect(server.callsOf(listRecentGames)[0]?.input).toMatchObject({ pageSize: '14' })
})
