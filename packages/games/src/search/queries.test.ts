import { listGames } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { catalogueQuery } from './queries.ts'

const row = (nodeId: number) => ({
  nodeId,
  roomId: `r${nodeId}`,
  nodeName: `Game ${nodeId}`,
  vassalage: 'KW',
  gameType: 'RNG',
  minBet: 1,
})

test('[BEY-24] the whole catalogue comes in pages of a hundred, each game once, in its order', async () => {
  const server = createFakeServer().answer(listGames, ({ pageNo }) => ({
    games: [row(pageNo * 2), row(pageNo * 2 + 1), row(4)],
    totalPages: 6,
    totalCount: 12,
  }))
  const games = await catalogueQuery(createTestClient(server), 'EN').queryFn()
  expect(games.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(server.calls.map(({ input }) => (input as { pageNo: string; pageSize: string }).pageNo).toSorted()).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ])
  expect(server.calls[0]?.input).toMatchObject({ pageSize: '100', language: 'EN' })
})

test('[BEY-24] a catalogue that lacks a page is no catalogue', async () => {
  const server = createFakeServer().answer(listGames, ({ pageNo }) => {
    if (pageNo > 1) throw new Error('cut')
    return { games: [row(1)], totalPages: 2, totalCount: 2 }
  })
  await expect(catalogueQuery(createTestClient(server), 'EN').queryFn()).rejects.toThrow()
})
