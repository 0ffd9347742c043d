import { expect, test } from 'vitest'
import { engineOf, games } from '../../../../../apps/gateway/src/app/seed/catalogue/index.ts'
import { hasIcon } from '../draw/icons.ts'
import { assign } from '../posters/assign.ts'
import { weigh } from '../posters/draw-poster.ts'
import { drawSigns } from './draw-signs.ts'
import { signsOf } from './signs-of.ts'

const looks = assign(games)
const slots = games
  .filter((game) => engineOf(game) === 'slot')
  .flatMap((game) => {
    const look = looks.get(game.id)
    return look ? [{ game, look, signs: signsOf(game, look) }] : []
  })
const signsOfTitle = (title: string) => slots.find(({ game }) => game.title === title)?.signs

test('every slot has four different signs of its own, and none is taken for the sun or the comet', () => {
  expect(slots.length).toBeGreaterThan(140)
  for (const { game, signs } of slots) {
    expect(new Set(signs).size, game.title).toBe(4)
    expect(
      signs.filter(
        (icon) => !hasIcon(icon) || (/^(?:sun|comet|falling-star|round-star)/.test(icon) && icon !== 'sunflower'),
      ),
      game.title,
    ).toEqual([])
  }
})

test('the signs are what the title is about', () => {
  expect(signsOfTitle('Fruit Parade')).toEqual(expect.arrayContaining(['fruit-bowl', 'orange-slice']))
  expect(signsOfTitle('Toffee Carousel')).toEqual(expect.arrayContaining(['wrapped-sweet']))
  expect(signsOfTitle('Wolf Standard')).toEqual(expect.arrayContaining(['wolf-head']))
})

test('the signs of a slot weigh at most 6 kB', () => {
  for (const { game, look } of slots) expect(weigh(drawSigns(game, look)), game.title).toBeLessThanOrEqual(6_000)
})
