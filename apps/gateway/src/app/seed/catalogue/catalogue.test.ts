import { expect, test } from 'vitest'
import { categories, categoryCounts, engineOf, games, hotShelf, newShelf, providers } from './index.ts'

const count = (values: readonly unknown[]) => new Set(values).size
const inCategory = (category: string) => games.filter((game) => game.category === category)

test('the catalogue holds the counts of the lobby', () => {
  expect(games).toHaveLength(1659)
  for (const category of categories) expect(inCategory(category)).toHaveLength(categoryCounts[category])
})

test('ids, codes, titles and ranks are unique and ids run from 10001', () => {
  expect(count(games.map((game) => game.id))).toBe(1659)
  expect(count(games.map((game) => game.code))).toBe(1659)
  expect(count(games.map((game) => game.title.toLowerCase()))).toBe(1659)
  expect(count(games.map((game) => game.rank))).toBe(1659)
  expect([games[0]?.id, games.at(-1)?.id]).toEqual([10_001, 11_659])
})

test('the slots listing opens as the mock does', () => {
  expect(
    inCategory('RNG')
      .slice(0, 9)
      .map((game) => game.title),
  ).toEqual([
    'Jade Dragon',
    'Book of the Nile',
    'Tiger Fortune',
    'Fruit Parade',
    'Lion Standard',
    'Crystal Kingdom',
    'Samurai Gate',
    'Rabbit Moon',
    'Viking Tide',
  ])
})

test('every title of the hot and the new shelf is a game that wears the mark', () => {
  for (const title of hotShelf) expect(games.find((game) => game.title === title)?.hot).toBe(true)
  for (const title of newShelf) expect(games.find((game) => game.title === title)?.isNew).toBe(true)
})

test('[LOB-01] the hot and the new row of home show titles with an engine of their own, and no wheel is called roulette', () => {
  const shown = games.filter(({ title }) => [...hotShelf, ...newShelf].includes(title))
  expect(shown).toHaveLength(hotShelf.length + newShelf.length)
  expect(shown.filter((game) => engineOf(game) === 'generic-game')).toEqual([])
  expect(games.filter(({ title }) => /roulette/i.test(title))).toEqual([])
})

test('every provider has games, and codes are 2 to 4 capitals', () => {
  for (const provider of providers) {
    expect(provider.code).toMatch(/^[A-Z]{2,4}$/)
    expect(games.some((game) => game.provider === provider.code)).toBe(true)
  }
})

test('the in-house providers run on engines of their own, and six games are under maintenance', () => {
  const slots = games.filter((game) => engineOf(game) === 'slot')
  expect(new Set(slots.map(({ provider }) => provider))).toEqual(new Set(['XGS', 'SS']))
  expect(
    games
      .filter((game) => engineOf(game) === 'poker-tables')
      .map(({ provider, classify }) => `${provider} ${classify}`),
  ).toEqual(Array.from({ length: 7 }, () => 'XGS POKER'))
  expect(games.filter((game) => game.maintenance)).toHaveLength(6)
})

test('stakes are whole centavos in range, and no title is a stub', () => {
  for (const game of games) {
    expect(Number.isInteger(game.minBet) && game.minBet >= 100 && game.minBet <= 50_000).toBe(true)
    expect(game.title).not.toMatch(/\*|\bGame \d|  | $/)
  }
})
