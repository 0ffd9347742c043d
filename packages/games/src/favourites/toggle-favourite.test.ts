import { addFavourite, removeFavourite } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import type { Game } from '../game.ts'
import { toggleFavourite } from './toggle-favourite.ts'

const game: Game = {
  id: 7,
  roomId: 'r',
  name: 'Owl Hour',
  provider: 'Kirin Works',
  vendor: 'KW',
  category: 'RNG',
  poster: null,
  hot: false,
  fresh: false,
  demonstration: false,
  minBet: 20,
  rtp: null,
  maintenance: null,
}

test('[LOB-06] a game that is not a favourite is added, one that is is removed; the list changes after the call', async () => {
  const server = createFakeServer().answer(addFavourite, null).answer(removeFavourite, null)
  const api = createTestClient(server, { tokens: { get: () => 't', expired: () => undefined } })
  expect(await toggleFavourite(api, ['1'], game)).toEqual(['7', '1'])
  expect(await toggleFavourite(api, ['7', '1'], game)).toEqual(['1'])
  expect(server.calls.map(({ endpoint, input }) => [endpoint, input])).toEqual([
    ['addFavourite', { nodeId: 7, vendor: 'KW', gameType: 'RNG' }],
    ['removeFavourite', { nodeId: 7, vendor: 'KW', gameType: 'RNG' }],
  ])
})

test('[LOB-06] a failed call leaves the list as it was', async () => {
  const api = createTestClient(createFakeServer({ unanswered: 'missing' }), {
    tokens: { get: () => 't', expired: () => undefined },
  })
  await expect(toggleFavourite(api, ['1'], game)).rejects.toThrow()
})
