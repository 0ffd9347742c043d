import type { PaletteName } from '../data/palettes.ts'
import { isDay, paletteHues } from '../data/palettes.ts'
import type { Lch } from './colour.ts'
import { hex, mix } from './colour.ts'

/** The named inks of one palette, each six hex digits. */
export interface Inks {
  readonly sky: string
  readonly bright: string
  readonly sun: string
  readonly land1: string
  readonly land2: string
  readonly land3: string
  readonly light: string
  /** Hard light along the upper left edge of a figure. */
  readonly edge: string
  readonly body: string
  /** The foot of a lit figure: the body darker and turned towards the accent. */
  readonly deep: string
  readonly hollow: string
  readonly fold: string
  readonly accent: string
  readonly ink: string
  readonly letterTop: string
  readonly letterFoot: string
}

const turned = (from: number, to: number, most: number): number => {
  const way = ((to - from + 540) % 360) - 180
  if (Math.abs(way) > 100) return from - most * 0.7
  return from + Math.max(-most, Math.min(most, way))
}

const night = (name: PaletteName): Inks => {
  const { hues, bright: brightness = 0.62, sun, fold } = paletteHues(name)
  const [a, b, h, s] = hues
  const sky: Lch = [0.26, 0.085, a]
  const bright: Lch = [brightness, 0.155, b]
  return {
    sky: hex(sky),
    bright: hex(bright),
    sun: hex([0.86, 0.13, b + (sun ?? 14)]),
    land1: mix(bright, sky, 0.42),
    land2: hex([0.33, 0.095, a]),
    land3: hex([0.205, 0.065, a]),
    edge: hex([0.985, 0.03, h]),
    light: hex([0.965, 0.05, h]),
    body: hex([0.8, 0.145, h]),
    deep: hex([0.66, 0.175, turned(h, s, 44)]),
    hollow: hex([0.33, 0.1, a]),
    fold: hex([0.45, 0.15, fold ?? b]),
    accent: hex([0.75, 0.17, s]),
    ink: hex([0.155, 0.045, a]),
    letterTop: hex([0.985, 0.02, h]),
    letterFoot: hex([0.875, 0.11, h]),
  }
}

const day = (name: PaletteName): Inks => {
  const { hues, ink: inkHue } = paletteHues(name)
  const [a, b, h, s] = hues
  const sky: Lch = [0.8, 0.115, a]
  const bright: Lch = [0.945, 0.06, b]
  const dark = inkHue ?? h
  return {
    sky: hex(sky),
    bright: hex(bright),
    sun: hex([0.975, 0.03, b]),
    land1: mix(sky, bright, 0.35),
    land2: hex([0.66, 0.15, a]),
    land3: hex([0.33, 0.1, dark]),
    edge: hex([0.93, 0.06, h]),
    light: hex([0.8, 0.16, h]),
    body: hex([0.62, 0.195, h]),
    deep: hex([0.49, 0.19, h + 18]),
    hollow: hex([0.26, 0.085, h]),
    fold: hex([0.38, 0.15, h]),
    accent: hex([0.86, 0.14, s]),
    ink: hex([0.235, 0.075, dark]),
    letterTop: hex([0.99, 0.015, b]),
    letterFoot: hex([0.92, 0.07, s]),
  }
}

const cache = new Map<PaletteName, Inks>()

/** The inks of a palette. */
export const inksOf = (name: PaletteName): Inks => {
  const known = cache.get(name) ?? (isDay(name) ? day(name) : night(name))
  cache.set(name, known)
  return known
}
