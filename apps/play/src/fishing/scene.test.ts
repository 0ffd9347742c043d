import { expect, test } from 'vitest'
import type { SpeciesCode } from '../calls/fishing.ts'
import { bodyOf, leanOf } from './fish/bodies.ts'
import { habits } from './tank/habits.ts'
import { waterOf } from './tank/hues.ts'
import { makePace } from './tank/pace.ts'
import { makeSeeded } from './tank/seeded.ts'
import { flightMs, flownAt, isOver, pointOf, type Shot } from './tank/shot.ts'
import { isOn, isSeen, placeOf, type Room } from './tank/swimmer.ts'
import { makeWater } from './tank/water.ts'
import { nextHere } from './use-keys.ts'

const room: Room = { wide: 1380, high: 590 }
const small: Room = { wide: 640, high: 620 }
const codes = Object.keys(habits) as SpeciesCode[]
const fill = (seed: string, at = room) => makeWater(makeSeeded(seed), codes, at, () => true)

test('a session places its swimmers the same way each time, another session elsewhere', () => {
  const places = (seed: string) => {
    const water = fill(seed)
    for (let step = 0; step < 40; step++) water.step(0.25, room)
    return water.swimmers.map((swimmer) => ({ species: swimmer.species, ...placeOf(swimmer, room) }))
  }
  expect(places('one')).toEqual(places('one'))
  expect(places('one')).not.toEqual(places('two'))
})

test('the common ones are in the water when a hall opens, the rare ones come and go, and none swims out of its height', () => {
  for (const at of [room, small]) {
    const water = fill('a session', at)
    const met = new Set<string>()
    const opening = water.census(at)
    for (const code of ['sprat', 'clown', 'puffer', 'jelly']) expect(opening[code]).toBeGreaterThan(0)
    expect(opening['whale']).toBeUndefined()
    for (let step = 0; step < 1600; step++) {
      water.step(0.25, at)
      for (const code of Object.keys(water.census(at))) met.add(code)
      for (const swimmer of water.swimmers) {
        const { y, tilt } = placeOf(swimmer, at)
        const body = bodyOf(swimmer.species)
        if (Math.abs(tilt) * body.turns > leanOf(body))
          expect({ species: swimmer.species, tilt }).toBe('within its picture')
        if (y < 0 || y > at.high * 0.92) expect({ species: swimmer.species, y }).toBe('inside')
      }
      expect(water.swimmers.length).toBeLessThan(60)
    }
    expect([...met].toSorted()).toEqual(codes.toSorted())
  }
})

test('a species comes only when its pictures are drawn', () => {
  const water = makeWater(makeSeeded('x'), codes, room, (code) => code !== 'shark')
  for (let step = 0; step < 400; step++) water.step(0.25, room)
  expect(water.swimmers.some(({ species }) => species === 'shark')).toBe(false)
})

test('a press finds the one that it is on, the foremost of several, and nobody in empty water', () => {
  const water = fill('press')
  for (const swimmer of water.swimmers) {
    const place = placeOf(swimmer, room)
    if (!isSeen(place, room)) continue
    const found = water.at(place, room, 20)
    expect(found && isOn(found, placeOf(found, room), place, 20)).toBe(true)
    expect(isOn(swimmer, place, { x: place.x, y: place.y + 400 }, 20)).toBe(false)
  }
  expect(water.at({ x: -500, y: -500 }, room, 20)).toBeNull()
})

test('what is caught leaves the water, and what is found of a species is of that species', () => {
  const water = fill('take')
  const sprat = water.find('sprat', room)
  expect(sprat?.species).toBe('sprat')
  if (sprat) water.take(sprat)
  expect(water.swimmers).not.toContain(sprat)
  expect(water.find('whale', room)).toBeNull()
})

test('a shot arrives where its target is by then, and its end goes out', () => {
  const [target] = fill('shot').swimmers
  if (!target) throw new Error('empty water')
  const shot: Shot = {
    target,
    cannon: 0,
    from: { x: 690, y: 500 },
    began: 1000,
    place: { x: 100, y: 100, tilt: 0 },
    end: null,
  }
  expect(pointOf(shot, flownAt(shot, 1000))).toEqual({ x: 690, y: 500 })
  shot.place = { x: 140, y: 90, tilt: 0 }
  expect(pointOf(shot, flownAt(shot, 1000 + flightMs))).toEqual({ x: 140, y: 90 })
  expect(isOver(shot, 99_999)).toBe(false)
  shot.end = { at: 2000, kind: 'away', text: '', pays: 0 }
  expect([isOver(shot, 2100), isOver(shot, 4000)]).toEqual([false, true])
})

test('the water of every title has a hue of water', () => {
  for (let hue = 0; hue < 360; hue += 7) {
    expect(waterOf(hue)).toBeGreaterThanOrEqual(180)
    expect(waterOf(hue)).toBeLessThanOrEqual(296)
  }
})

test('arrows go round the species that are in the water', () => {
  const census = { sprat: 4, ray: 1 }
  expect(nextHere(codes, census, 'sprat', 1)).toBe('ray')
  expect(nextHere(codes, census, 'ray', 1)).toBe('sprat')
  expect(nextHere(codes, census, 'sprat', -1)).toBe('ray')
  expect(nextHere(codes, census, 'whale', 1)).toBe('sprat')
  expect(nextHere(codes, {}, 'clown', 1)).toBe('clown')
})

test('a hall that is drawn too slowly is told so after two looks, and a page that stood still is not slow', () => {
  const run = (every: number, times: number, from = 0) => {
    let told = 0
    const pace = makePace(() => void told++)
    for (let at = 1; at <= times; at++) pace(from + at * every)
    return told
  }
  expect(run(1000 / 60, 600)).toBe(0)
  expect(run(1000 / 30, 100)).toBe(0)
  expect(run(1000 / 30, 130)).toBe(1)
  expect(run(1000, 60)).toBe(0)
})
