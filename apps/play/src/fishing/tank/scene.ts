import type { SpeciesCode } from '../../calls/fishing.ts'
import { makeSheets, type Sheet } from '../fish/sheets.ts'
import type { Census } from '../fishing.ts'
import { makeBubbles } from './bubbles.ts'
import { makeCannon, reach } from './cannon.ts'
import { habits } from './habits.ts'
import { huesOf } from './hues.ts'
import { makeMarks } from './marks.ts'
import { makeSeeded } from './seeded.ts'
import { makeShoal, type Shoal } from './shoal.ts'
import { makeShotView, type ShotView } from './shot-view.ts'
import { isOver, type Shot } from './shot.ts'
import { isSeen, placeOf, type Room, type Swimmer } from './swimmer.ts'
import { makeWater, type Water } from './water.ts'

/** How long a cannon loads, in milliseconds. */
export const loadMs = 600

/**
 * How long a frame draws pictures of those that are in the
 * water, in milliseconds; for the others it draws in few frames.
 */
const prepareMs = 1.5
const seldom = 8
/**
 * What turns makes the browser look at all layers again: everything
 * does it in the same one of so many frames, unless it turns far.
 */
const leanEvery = 4
const leastTurn = 0.03

/**
 * How a hall fits a canvas of so many pixels of the page: its
 * scale, the canvas's pixels to one of the hall's, and its size.
 */
export function fitting(
  width: number,
  height: number,
  dense: number,
): { readonly scale: number; readonly unit: number; readonly room: Room } {
  const scale = Math.max(0.56, Math.min(1.12, Math.sqrt(width * height) / 900))
  return { scale, unit: scale * dense, room: { wide: width / scale, high: height / scale } }
}

/** The hall as it moves: what swims, the cannon, the shots; things that are drawn once, and moved in each frame. */
export interface Scene {
  /** Fits the scene to so many pixels of the page. */
  fit(width: number, height: number, dense: number): void
  /** Lets the time since the last moment go by, and moves everything; in a still hall no time goes by. */
  show(now: number, isStill: boolean): void
  /** Lets so many seconds go by without showing them. */
  skip(seconds: number): void
  /** Puts a cannon in place, with the sum of its shots. */
  load(cannon: number, amount: string): void
  /** Turns to a point of the page's pixels; answers who is there. */
  point(at: { readonly x: number; readonly y: number }): Swimmer | null
  /** Marks one of a species as aimed at. */
  aim(species: SpeciesCode): void
  find(species: SpeciesCode): Swimmer | null
  fire(target: Swimmer, now: number): Shot
  end(shot: Shot, end: NonNullable<Shot['end']>): void
  census(): Census
}

interface Making {
  /** What the scene fills. */
  readonly parent: HTMLElement
  readonly seed: string
  /** The hue of the water. */
  readonly water: number
  readonly species: readonly SpeciesCode[]
  /** How a multiple is written. */
  pays(species: string): string
  /** Pictures are ready that were not: a hall that stands still is to be shown again. */
  onReady(): void
}

/** Makes the scene of a hall. */
export function makeScene({ parent, seed, water: hue, species, pays, onReady }: Making): Scene {
  const hues = huesOf(hue)
  const random = makeSeeded(seed)
  const layer = () => parent.appendChild(document.createElement('div'))
  const [behind, swimming, marked, shooting, loading, above] = [layer(), layer(), layer(), layer(), layer(), layer()]
  const bubbles = makeBubbles(behind, random)
  const marks = makeMarks(marked, hues, pays)
  const cannon = makeCannon(loading, hues)
  let room: Room = { wide: 1380, high: 590 }
  let unit = 1
  let scale = 1
  let sheets: (code: string) => Sheet = makeSheets(1, onReady)
  let shoal: Shoal | null = null
  let views: ShotView[] = []
  let water: Water | null = null
  let loaded = { cannon: 0, sum: '' }
  const shots = new Map<Shot, ShotView>()
  let aimed: Swimmer | null = null
  let turn = 0
  let shownTurn = 0
  let wanted = 0
  let before = 0
  let seconds = 0
  let fired = -10_000
  /** The species whose pictures are all drawn: the others come when they are. */
  const drawn = new Set<string>()
  let isEager = false
  let frames = 0

  const foot = () => ({ x: room.wide / 2, y: room.high - 63 })
  const turnTo = ({ x, y }: { readonly x: number; readonly y: number }): number => {
    const { x: left, y: top } = foot()
    return Math.max(-1.35, Math.min(1.35, Math.atan2(x - left, top - y)))
  }
  const inWater = (swimmer: Swimmer): boolean => water?.swimmers.includes(swimmer) ?? false

  const step = (passed: number) => {
    seconds += passed
    water?.step(passed, room)
    if (aimed && !(inWater(aimed) && isSeen(placeOf(aimed, room), room))) aimed = null
    if (aimed) wanted = turnTo(placeOf(aimed, room))
    turn += (wanted - turn) * (1 - Math.exp(-passed * 16))
    if (Math.abs(turn - shownTurn) > leastTurn || frames % leanEvery === 0) shownTurn = turn
  }

  const prepare = (until: number) => {
    frames++
    for (const code of species) {
      if (habits[code]?.first !== 0 && frames % seldom > 0 && until < Infinity) return
      while (!drawn.has(code) && performance.now() < until) if (sheets(code).prepare()) drawn.add(code)
    }
  }

  /** A view for a shot: one of two that are drawn already, for a third is never under way. */
  const see = (shot: Shot) => {
    const view = views.pop()
    if (view) shots.set(shot, view)
  }
  const forget = (shot: Shot, view: ShotView) => {
    view.hide()
    shoal?.letGo(shot.target)
    shots.delete(shot)
    views.push(view)
  }

  return {
    fit(width, height, dense) {
      ;({ scale, unit, room } = fitting(width, height, dense))
      Object.assign(parent.style, { width: `${room.wide}px`, height: `${room.high}px`, transform: `scale(${scale})` })
      sheets = makeSheets(unit, onReady)
      drawn.clear()
      for (const [shot, view] of shots) forget(shot, view)
      for (const old of [swimming, shooting, above]) old.replaceChildren()
      shoal = makeShoal(swimming, species, sheets)
      views = [1, 2].map(() => makeShotView(shooting, above, hues, shoal as Shoal))
      for (const view of views) view.draw(unit)
      water ??= makeWater(random, species, room, (code) => isEager || drawn.has(code))
      cannon.draw(loaded.cannon, loaded.sum, unit)
    },
    load(which, amount) {
      loaded = { cannon: which, sum: amount }
      cannon.draw(which, amount, unit)
    },
    skip(passed) {
      isEager = true
      step(passed)
    },
    show(now, isStill) {
      step(isStill || before === 0 ? 0 : Math.min(0.05, (now - before) / 1000))
      if (isStill) shownTurn = turn = wanted
      prepare(isStill ? Infinity : performance.now() + prepareMs)
      before = now
      bubbles.show(seconds, room)
      for (const [shot, view] of shots) {
        if (isOver(shot, now)) forget(shot, view)
        else {
          if (inWater(shot.target)) shot.place = placeOf(shot.target, room)
          view.show(shot, now, room)
        }
      }
      shoal?.show(water?.swimmers ?? [], room, isStill ? 'whole' : frames % leanEvery === 0 ? 'leaning' : 'moving')
      if (aimed) marks.show(placeOf(aimed, room), aimed.species)
      else marks.hide()
      const since = now - fired
      cannon.show({
        ...foot(),
        turn: shownTurn,
        push: Math.max(0, 1 - since / 240),
        loaded: isStill ? 1 : Math.min(1, since / loadMs),
      })
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
    find: (code) => (aimed?.species === code ? aimed : (water?.find(code, room) ?? null)),
    fire(target, now) {
      fired = now
      turn = turnTo(placeOf(target, room))
      wanted = turn
      shownTurn = turn
      const { x, y } = foot()
      const shot: Shot = {
        target,
        cannon: loaded.cannon,
        began: now,
        place: placeOf(target, room),
        end: null,
        from: { x: x + Math.sin(turn) * reach, y: y - Math.cos(turn) * reach },
      }
      see(shot)
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
