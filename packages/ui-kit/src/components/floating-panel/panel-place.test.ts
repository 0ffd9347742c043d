import { expect, test } from 'vitest'
import { fitPlace, movePlace, sizePlace, startPlace } from './panel-place.ts'

const room = { width: 1440, height: 900 }

test('a place outlives JSON', () => {
  expect(JSON.parse(JSON.stringify(startPlace))).toEqual(startPlace)
})

test('it stays inside the window, whatever was remembered', () => {
  expect(fitPlace({ ...startPlace, inline: 9000, block: -50 }, room)).toMatchObject({
    inline: 1440 - 400 - 8,
    block: 8,
  })
  expect(fitPlace({ ...startPlace, width: 5000, height: 5000 }, { width: 800, height: 600 })).toMatchObject({
    inline: 8,
    block: 8,
    width: 784,
    height: 584,
  })
})

test('moving keeps its size', () => {
  expect(movePlace(startPlace, 100, 50, room)).toEqual({ ...startPlace, inline: 124, block: 74 })
})

test('a corner at the start makes it larger and leaves the end corner where it is', () => {
  expect(sizePlace(startPlace, 'start-start', 40, 60, room)).toEqual({ ...startPlace, width: 440, height: 620 })
})

test('a corner at the end moves the end corner; the start corner stays', () => {
  const next = sizePlace(startPlace, 'end-end', 16, 16, room)
  expect(next).toEqual({ ...startPlace, width: 384, height: 544, inline: 40, block: 40 })
})

test('it is never smaller than 320 by 320, nor larger than the window', () => {
  expect(sizePlace(startPlace, 'start-start', -900, -900, room)).toMatchObject({ width: 320, height: 320 })
  expect(sizePlace(startPlace, 'start-start', 9000, 9000, room)).toMatchObject({
    width: 1440 - 24 - 8,
    height: 900 - 24 - 8,
  })
})
