import { expect, test } from 'vitest'
import type { Game } from '../game.ts'
import { similarGames } from './similar-games.ts'

const game = (id: number, part: Partial<Game> = {}): Game => ({
  id,
  roomId: 'r',
  name: `Game ${id}`,
  provider: 'Kirin Works',
  vendor: 'KRW',
  category: 'RNG',
  poster: null,
  hot: false,
  fresh: false,
  demonstration: false,
  minBet: 100,
  rtp: null,
  maintenance: null,
  ...part,
})
const ids = (games: Game[], count = 3, now = 500) => similarGames(games, game(1), count, now).map(({ id }) => id)

test('[LOB-10] open games of the same category, the provider’s own first, then hot ones', () => {
  expect(
    ids([
      game(1),
      game(2, { vendor: 'GLH' }),
      game(3, { vendor: 'GLH', hot: true }),
      game(4),
      game(5, { category: 'LIVE' }),
    ]),
  ).toEqual([4, 3, 2])
})

test('[LOB-10] a game that is closed itself is not offered until it is open again', () => {
  const games = [game(2, { maintenance: { from: 0, until: 1000 } }), game(3)]
  expect([ids(games), ids(games, 3, 1000)]).toEqual([[3], [2, 3]])
})

test('[LOB-10] what costs more comes after what does not, and there are never more than asked for', () => {
  expect(ids([game(2, { minBet: 900 }), game(3), game(4), game(5)], 2)).toEqual([3, 4])
})
