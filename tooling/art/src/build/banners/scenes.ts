import type { BannerLook } from '../../banners.ts'
import { chance } from '../draw/chance.ts'
import type { Inks } from '../draw/inks.ts'
import { land } from '../draw/land.ts'
import { box, disc, guilloche, line, path, patterns, rays, stars } from '../draw/shapes.ts'
import type { Sheet } from '../draw/sheet.ts'

/** The frame of a banner: its size, the middle of its group, and its colours. */
export interface Frame {
  readonly key: string
  readonly width: number
  readonly height: number
  readonly middle: number
  readonly inks: Inks
  readonly night: boolean
  readonly sheet: Sheet
}

type Scene = (frame: Frame) => string

const cover = ({ width, height }: Frame, fill: string) => box(0, 0, width, height, fill)

/**
 * Ground of the light kind: bright where the group stands, deep
 * towards the corners, so that it holds beside the dark ones.
 */
const lit = (frame: Frame): string => {
  const { width, height: h, middle, inks, night, sheet } = frame
  if (night) return cover(frame, inks.sky)
  return (
    cover(frame, inks.sky) +
    cover(
      frame,
      sheet.glow(
        [middle, Math.round(h * 0.5), Math.round(width * 0.72)],
        [
          [0, inks.bright, 0.9],
          [0.34, inks.sky, 0.2],
          [1, inks.land2, 0.85],
        ],
      ),
    )
  )
}

const dusk: Scene = (frame) => {
  const { width, height: h, middle, inks, sheet, key } = frame
  const roll = chance(`${key}/scene`)
  const lay = (kind: 'peaks' | 'dunes', y: number, rise: number, fill: string) =>
    land(kind, { y: h * y, rise: h * rise, width, foot: h }, fill, roll)
  return (
    cover(
      frame,
      sheet.gradient(
        [0, 0, 0, Math.round(h * 0.82)],
        [
          [0, inks.sky],
          [1, inks.bright],
        ],
      ),
    ) +
    stars(roll, 14, width, h * 0.5, '#fff') +
    disc(middle, h * 0.56, h * 0.78, inks.sun, 0.16) +
    disc(middle, h * 0.56, h * 0.64, inks.sun, 0.28) +
    disc(middle, h * 0.56, h * 0.52, inks.sun) +
    lay('peaks', 0.6, 0.18, inks.land1) +
    lay('dunes', 0.62, 0.09, inks.land2)
  )
}

const rayed: Scene = (frame) => {
  const { height: h, middle, inks, night } = frame
  return (
    lit(frame) +
    rays(26, middle, h * 0.52, night ? inks.land2 : inks.bright, night ? 0.9 : 0.55, 1500) +
    disc(middle, h * 0.52, h * 0.46, night ? inks.bright : inks.bright, night ? 0.55 : 1)
  )
}

const deep: Scene = (frame) => {
  const { width: w, height: h, inks, sheet, key, middle } = frame
  const roll = chance(`${key}/scene`)
  let bubbles = ''
  for (let at = 0; at < 10; at += 1) {
    const [x, y, r] = [
      Math.round(middle + (roll() - 0.5) * h * 1.6),
      Math.round(roll() * h * 0.8),
      5 + Math.round(roll() * 9),
    ]
    bubbles += `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1-${2 * r} 0z`
  }
  const shaft = (x: number, wide: number) => `M${Math.round(x)}-10h${wide}l${wide * 2} ${h + 20}h-${wide * 4}z`
  return (
    cover(
      frame,
      sheet.gradient(
        [0, 0, 0, h],
        [
          [0, inks.bright],
          [1, inks.land3],
        ],
      ),
    ) +
    path(shaft(middle - h * 0.5, 60) + shaft(middle + h * 0.1, 80) + shaft(middle + h * 0.55, 40), '#fff', 0.12) +
    land('hills', { y: h * 0.93, rise: h * 0.16, width: w, foot: h }, inks.land2, roll) +
    line(bubbles, '#fff', 3, ' opacity=".5"')
  )
}

const stripes: Scene = (frame) => {
  const { width: w, height: h, inks, sheet } = frame
  const pattern = patterns.dots(18, inks.ink)
  const id = sheet.name()
  sheet.define(`<pattern id="${id}" width="18" height="18" patternUnits="userSpaceOnUse">${pattern.markup}</pattern>`)
  const bars = [inks.land2, inks.land1, inks.bright, inks.sun, inks.bright]
    .map((ink, at) =>
      path(
        `M${Math.round(w * (0.44 + at * 0.13))} ${h}l${Math.round(h * 0.55)}-${h}h${Math.round(w * 0.13)}l-${Math.round(h * 0.55)} ${h}z`,
        ink,
        at === 3 ? 0.75 : 1,
      ),
    )
    .join('')
  return (
    cover(frame, inks.sky) + bars + box(0, Math.round(h * 0.6), w, Math.round(h * 0.4), `url(#${id})`, ' opacity=".25"')
  )
}

const note: Scene = (frame) => {
  const { height: h, middle, inks, sheet, night } = frame
  const [wide, small] = [sheet.name(), sheet.name()]
  const y = Math.round(h * 0.5)
  const ellipse = (id: string, rx: number, ry: number) =>
    `<ellipse id="${id}" cx="${middle}" cy="${y}" rx="${Math.round(h * rx)}" ry="${Math.round(h * ry)}"/>`
  sheet.define(ellipse(wide, 0.92, 0.4) + ellipse(small, 0.64, 0.22))
  const stroke = (id: string, ink: string) =>
    `<g fill="none" stroke="${ink}" stroke-width="2.4" opacity=".8">${guilloche(id, 18, middle, y)}</g>`
  return (
    lit(frame) +
    disc(middle, y, h * 0.62, night ? inks.land2 : inks.bright, 0.7) +
    stroke(wide, night ? inks.land1 : inks.land2) +
    stroke(small, night ? inks.bright : inks.land2)
  )
}

const felt: Scene = (frame) => {
  const { height: h, width: w, middle, inks } = frame
  const rim = (rx: number, ry: number, ink: string) =>
    `<ellipse cx="${middle}" cy="${Math.round(h * 1.12)}" rx="${Math.round(w * rx)}" ry="${Math.round(h * ry)}"` +
    ` fill="${ink}"/>`
  return (
    cover(frame, inks.sky) +
    path(
      `M${middle - 60}-10L${Math.round(middle - h * 0.9)} ${h}H${Math.round(middle + h * 0.9)}L${middle + 60}-10z`,
      inks.sun,
      0.16,
    ) +
    rim(0.44, 0.62, inks.ink) +
    rim(0.425, 0.585, inks.fold) +
    rim(0.405, 0.545, inks.bright) +
    `<ellipse cx="${middle}" cy="${Math.round(h * 1.14)}" rx="${Math.round(w * 0.36)}"` +
    ` ry="${Math.round(h * 0.46)}" fill="none" stroke="${inks.sun}" stroke-width="4" opacity=".5"/>`
  )
}

/** The grounds of the banners. */
export const scenes: Record<BannerLook['scene'], Scene> = { dusk, rays: rayed, deep, stripes, guilloche: note, felt }

/** The veil that keeps the words' side quiet. */
export const veil = (frame: Frame): string => {
  const { inks, night, sheet, width } = frame
  const ink = night ? inks.land3 : inks.sky
  const [start, third, end] = night ? [0.92, 0.66, 0.6] : [0.72, 0.6, 0.62]
  return cover(
    frame,
    sheet.gradient(
      [0, 0, width, 0],
      [
        [0, ink, start],
        [night ? 0.33 : 0.4, ink, third],
        [end, ink, 0],
      ],
    ),
  )
}
