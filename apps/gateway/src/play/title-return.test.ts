import { expect, test } from 'vitest'
import { engineReturns } from '../../returns/engines.ts'
import { engineOf, games } from '../seed/catalogue/index.ts'
import { oneReturn, titleReturn } from './title-return.ts'

const stated = new Map(engineReturns.map(({ name, stated: share }) => [name, Math.round(share * 10_000) / 100]))
const titled = games.map((game) => ({ ...game, engine: engineOf(game) }))

test('[BEY-23] a card says what its engine states, to two decimals', () => {
  const engines = { slot: 'slot', crash: 'crash', fishing: 'fishing/sprat', rooms: 'rooms' }
  for (const [engine, name] of Object.entries(engines)) {
    const title = titled.find((one) => one.engine === engine)
    expect(title && oneReturn(title), engine).toBe(stated.get(name))
  }
  for (const category of ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'])
    expect(oneReturn({ engine: 'cabinet', category, classify: '' }), category).toBe(stated.get(`cabinet/${category}`))
  expect(oneReturn({ engine: engineOf({ category: 'RNG', studio: 'KRW', classify: 'JP' }), category: 'RNG', classify: 'JP' })).toBe(96)
})

test('[BEY-23] where it depends on the bet, a card says nothing and the details say from where to where', () => {
  const table = titled.find(({ engine }) => engine === 'baccarat')
  expect(table && [oneReturn(table), titleReturn(table)]).toEqual([null, { from: stated.get('baccarat/tie'), to: stated.get('baccarat/banker') }])
  const coupon = titled.find(({ engine }) => engine === 'coupon')
  const range = coupon && titleReturn(coupon)
  expect(range?.from).toBeLessThan(range?.to ?? 0)
  expect(titleReturn({ engine: 'numbers', category: 'LOTT', classify: '' })).toBeNull()
})

test('every slot says its return', () => {
  expect(titled.filter((title) => title.category === 'RNG' && oneReturn(title) === null)).toEqual([])
})
