import { makeSprites, type Sprite } from '../fish/sprites.ts'
import type { Census } from '../fishing.ts'
import { makeBarrel, makeBase, paintCannon, reach } from './cannon.ts'
import { huesOf } from './hues.ts'
import { makeSpecks, paintFish, paintMarks, paintSpecks } from './paint-fish.ts'
import { makeNet, paintShot, paintSum } from './paint-shot.ts'
import { makeSeeded } from './seeded.ts'
import { isOver, type Shot } from './shot.ts'
import { isSeen, placeOf, type Room, type Swimmer } from './swimmer.ts'
import { makeWater, type Water } from './water.ts'

/** How long a cannon loads, in milliseconds. */
export const loadMs = 600

/** How long a frame draws pictures that are not needed yet, in milliseconds. */
const prepareMs = 2

/** How a hall fits a canvas of so many pixels of the page: its scale, the canvas's pixels to one of the hall's, and its size. */
export function fitting(width: number, height: number, dense: number): { readonly scale: number; readonly unit: number; readonly room: Room } {
  const scale = Math.max(0.56, Math.min(1.12, Math.sqrt(width * height) / 900))
  return { scale, unit: scale * dense, room: { wide: width / scale, high: height / scale } }
}

/** The hall as it moves: what swims, the cannon, the shots; painted on one canvas. */
export interface Scene {
  /** Fits the scene to a canvas of so many pixels of the page. */
  fit(width: number, height: number, dense: number): void
  /** Lets the time since the last moment go by, and paints; in a still hall no time goes by. */
  paint(now: number, isStill: boolean): void
  /** Lets so many seconds go by without painting. */
  skip(seconds: number): void
  /** Puts a cannon in place, with the sum of its shots. */
  load(cannon: number, sum: string): void
  /** Turns to a point of the page's pixels; answers who is there. */
  point(at: { readonly x: number; readonly y: number }): Swimmer | null
  /** Marks one of a species as aimed at. */
  aim(species: string): void
  find(species: string): Swimmer | null
  fire(target: Swimmer, now: number): Shot
  end(shot: Shot, end: NonNullable<Shot['end']>): void
  census(): Census
}

interface Making {
  readonly pen: CanvasRenderingContext2D
  readonly seed: string
  /** The hue of the water. */
  readonly water: number
  readonly species: readonly string[]
  /** How a multiple is written. */
  pays(species: string): string
}

/** Makes the scene of a hall; it moves when it is painted. */
export function makeScene({ pen, seed, water: hue, species, pays }: Making): Scene {
  const hues = huesOf(hue)
  const random = makeSeeded(seed)
  const specks = makeSpecks(random)
  let room: Room = { wide: 1380, high: 590 }
  let unit = 1
  let scale = 1
  let sprites: (code: string) => Sprite = makeSprites(1)
  let water: Water | null = null
  let parts: { barrel: HTMLCanvasElement; base: HTMLCanvasElement; net: HTMLCanvasElement } | null = null
  let loaded = { cannon: 0, sum: '' }
  let shots: readonly Shot[] = []
  let aimed: Swimmer | null = null
  let turn = 0
  let wanted = 0
  let before = 0
  let seconds = 0
  let fired = -10_000
  /** The species whose pictures are all drawn: the others come when they are. */
  const drawn = new Set<string>()
  let isEager = false

  const foot = () => ({ x: room.wide / 2, y: room.high - 63 })
  const turnTo = ({ x, y }: { readonly x: number; readonly y: number }): number => {
    const { x: left, y: top } = foot()
    return Math.max(-1.35, Math.min(1.35, Math.atan2(x - left, top - y)))
  }
  const build = () => {
    parts = { barrel: makeBarrel(loaded.cannon, unit, hues), base: makeBase(loaded.sum, unit, hues), net: makeNet(150 * Math.min(unit, 1.5), hues) }
  }
  const inWater = (swimmer: Swimmer): boolean => water?.swimmers.includes(swimmer) ?? false

  const step = (passed: number) => {
    seconds += passed
    water?.step(passed, room)
    if (aimed && !(inWater(aimed) && isSeen(placeOf(aimed, room), room))) aimed = null
    if (aimed) wanted = turnTo(placeOf(aimed, room))
    turn += (wanted - turn) * (1 - Math.exp(-passed * 16))
  }

  const prepare = () => {
    const until = performance.now() + prepareMs
    for (const code of species) {
      while (!drawn.has(code) && performance.now() < until) if (sprites(code).prepare()) drawn.add(code)
    }
  }

  return {
    fit(width, height, dense) {
      ({ scale, unit, room } = fitting(width, height, dense))
      sprites = makeSprites(unit)
      drawn.clear()
      water ??= makeWater(random, species, room, (code) => isEager || drawn.has(code))
      build()
    },
    load(cannon, sum) {
      loaded = { cannon, sum }
      build()
    },
    skip(passed) {
      isEager = true
      step(passed)
    },
    paint(now, isStill) {
      step(isStill || before === 0 ? 0 : Math.min(0.05, (now - before) / 1000))
      if (isStill) turn = wanted
      else prepare()
      before = now
      shots = shots.filter((shot) => !isOver(shot, now))
      pen.setTransform(unit, 0, 0, unit, 0, 0)
      pen.clearRect(0, 0, room.wide, room.high)
      paintSpecks(pen, specks, seconds, room)
      for (const swimmer of water?.swimmers ?? []) {
        const place = placeOf(swimmer, room)
        const sprite = sprites(swimmer.species)
        if (Math.abs(place.x - room.wide / 2) < room.wide / 2 + sprite.body.length * 0.7) paintFish(pen, swimmer, place, sprite)
      }
      if (aimed) paintMarks(pen, placeOf(aimed, room), sprites(aimed.species), pays(aimed.species), hues, seconds * 0.5)
      const { x, y } = foot()
      for (const shot of shots) {
        if (inWater(shot.target)) shot.place = placeOf(shot.target, room)
        if (parts) paintShot(pen, shot, now, { hues, net: parts.net, fish: (left, top, grown) => paintFish(pen, shot.target, { x: left, y: top, tilt: shot.place.tilt }, sprites(shot.target.species), grown) })
      }
      const since = now - fired
      if (parts) paintCannon(pen, parts, { x, y, turn, push: Math.max(0, 1 - since / 240), loaded: Math.min(1, since / loadMs) }, hues)
      for (const shot of shots) paintSum(pen, shot, now, hues, room)
    },
    point({ x, y }) {
      const at = { x: x / scale, y: y / scale }
      wanted = turnTo(at)
      aimed = water?.at(at, room, 20 / scale) ?? null
      return aimed
    },
    aim(code) {
      aimed = water?.find(code, room) ?? null
    },
    find: (code) => (aimed?.species === code ? aimed : water?.find(code, room) ?? null),
    fire(target, now) {
      fired = now
      turn = turnTo(placeOf(target, room))
      wanted = turn
      const { x, y } = foot()
      const shot: Shot = {
        target, cannon: loaded.cannon, began: now, place: placeOf(target, room), end: null,
        from: { x: x + Math.sin(turn) * reach, y: y - Math.cos(turn) * reach },
      }
      shots = [...shots, shot]
      return shot
    },
    end(shot, told) {
      shot.end = told
      if (told.kind === 'caught') {
        water?.take(shot.target)
        if (aimed === shot.target) aimed = null
      } else if (told.kind === 'away') shot.target.fright = 2.6
    },
    census: () => water?.census(room) ?? {},
  }
}

