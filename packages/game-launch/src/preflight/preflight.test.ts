import { expect, test } from 'vitest'
import { preflight, type BeforeLaunch } from './preflight.ts'

const game = { id: 7, vendor: 'XGS', roomId: 'GAME_LIST$XGS,7', name: 'Fruit Parade', minBet: 200 }
const check = (more: Partial<BeforeLaunch> = {}) =>
  preflight({ game, wanted: 'frame', way: 'frame', balance: 1000, trial: false, now: 5_000, ...more })

test('[BEY-06] a game that can be played has no findings', () => {
  expect(check()).toEqual([])
  expect(check({ balance: 200 })).toEqual([])
})

test('[BEY-06] maintenance counts from its beginning until before its end, and is all there is to say', () => {
  const maintenance = { from: 5_000, until: 9_000 }
  expect(check({ game: { ...game, maintenance }, balance: 0 })).toEqual([{ kind: 'maintenance', until: 9_000 }])
  expect(check({ game: { ...game, maintenance }, now: 4_999 })).toEqual([])
  expect(check({ game: { ...game, maintenance }, now: 9_000 })).toEqual([])
})

test('[BEY-06] too small a balance is said; not while it is unknown, in a demo, or where nothing has to be staked', () => {
  expect(check({ balance: 199 })).toEqual([{ kind: 'balance', least: 200, balance: 199 }])
  expect(check({ balance: null })).toEqual([])
  expect(check({ balance: 0, trial: true })).toEqual([])
  const { minBet: _, ...free } = game
  expect(check({ balance: 0, game: free })).toEqual([])
})

test('[BEY-06] a game that opens otherwise than its provider’s do says so', () => {
  expect(check({ wanted: 'window' })).toEqual([{ kind: 'elsewhere', way: 'frame' }])
})
