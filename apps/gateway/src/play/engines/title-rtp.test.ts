import { expect, test } from 'vitest'
import { engineRtps } from '../../../rtp/engines.ts'
import { engineOf, games } from '../../app/seed/catalogue/index.ts'
import { oneRtp, titleRtp } from './title-rtp.ts'

const stated = new Map(engineRtps.map(({ name, stated: share }) => [name, Math.round(share * 10_000) / 100]))
const titled = games.map((game) => ({ ...game, engine: engineOf(game) }))

test('[BEY-23] a card says what its engine states, to two decimals', () => {
  const engines = { slot: 'slot', crash: 'crash', fishing: 'fishing/sprat', 'poker-tables': 'poker-tables' }
  for (const [engine, name] of Object.entries(engines)) {
    const title = titled.find((one) => one.engine === engine)
    expect(title && oneRtp(title), engine).toBe(stated.get(name))
  }
  for (const category of ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] as const)
    expect(oneRtp({ engine: 'generic-game', category, classify: '' }), category).toBe(
      stated.get(`generic-game/${category}`),
    )
  expect(
    oneRtp({
      engine: engineOf({ category: 'RNG', provider: 'KRW', classify: 'JP' }),
      category: 'RNG',
      classify: 'JP',
    }),
  ).toBe(96)
})

test('[BEY-23] where it depends on the bet, a card says nothing and the details say from where to where', () => {
  const table = titled.find(({ engine }) => engine === 'baccarat')
  expect(table && [oneRtp(table), titleRtp(table)]).toEqual([
    null,
    { from: stated.get('baccarat/tie'), to: stated.get('baccarat/banker') },
  ])
  const sportsbook = titled.find(({ engine }) => engine === 'sportsbook')
  const range = sportsbook && titleRtp(sportsbook)
  expect(range?.from).toBeLessThan(range?.to ?? 0)
  expect(titleRtp({ engine: 'draw-games', category: 'LOTT', classify: '' })).toBeNull()
})

test('every slot says its return', () => {
  expect(titled.filter((title) => title.category === 'RNG' && oneRtp(title) === null)).toEqual([])
})
