import type { Figure } from './icons.ts'
import { figureOf } from './icons.ts'
import type { Contour, Point } from './outline.ts'
import { boxOf, moved } from './outline.ts'
import { writePath } from './path-data.ts'
import type { Sheet } from './sheet.ts'
import type { Tone } from './tones.ts'

/** How one lit figure stands, in canvas units: its longer side, its centre or the middle of its foot, keyline, drop. */
export interface HeroPose {
  readonly icon: string
  readonly size: number
  readonly x: number
  readonly y: number
  readonly foot?: boolean
  readonly keyline?: number
  readonly drop?: number
  readonly mirror?: boolean
  /** Degrees, clockwise. */
  readonly turn?: number
}

const round = new Set(['soccer-ball', 'basketball-ball', 'tennis-ball', 'volleyball-ball'])

const placed = (figure: Figure, pose: HeroPose): ((contour: Contour) => Contour) => {
  const { left, top, right, bottom } = figure.box
  const scale = pose.size / Math.max(right - left, bottom - top)
  const middle: Point = [(left + right) / 2, (top + bottom) / 2]
  const lift = pose.foot ? ((bottom - top) / 2) * scale : 0
  const angle = ((pose.turn ?? 0) * Math.PI) / 180
  const move = ([x, y]: Point): Point => {
    const dx = (x - middle[0]) * scale * (pose.mirror ? -1 : 1)
    const dy = (y - middle[1]) * scale
    return [
      pose.x + dx * Math.cos(angle) - dy * Math.sin(angle),
      pose.y - lift + dx * Math.sin(angle) + dy * Math.cos(angle),
    ]
  }
  return (contour) => moved(contour, move)
}

const foldEdge = (x: number, y: number, size: number) => {
  const reach = size * 0.75
  const points = [
    x + reach * 0.12,
    y - reach,
    x + reach * 2,
    y - reach,
    x + reach * 2,
    y + reach,
    x - reach * 0.42,
    y + reach,
  ]
  const [x0 = 0, y0 = 0, x1 = 0, , , y2 = 0, x3 = 0] = points.map(Math.round)
  return `M${x0} ${y0}H${x1}V${y2}H${x3}z`
}

/** Draws an icon as a figure lit hard from the upper left: drop, keyline, two tones, fold shadow, holes. */
export const drawHero = (sheet: Sheet, pose: HeroPose, tone: Tone, ink: string): string => {
  const figure = figureOf(pose.icon)
  const place = placed(figure, pose)
  const outer = figure.outer.map(place)
  const small = figure.small.map(place)
  const box = boxOf([...outer, ...small])
  const { keyline = pose.size * 0.044, drop = pose.size * 0.034 } = pose
  const [whole, bodyId, smallId, clip] = [sheet.name(), sheet.name(), sheet.name(), sheet.name()]
  const flashes = small.length <= 6 && figure.smallShare < 0.08
  const paint = sheet.gradient(
    [
      Math.round(box.left),
      Math.round(box.top),
      Math.round(box.left + (box.right - box.left) / 4),
      Math.round(box.bottom),
    ],
    [
      [0, tone.light],
      [0.55, tone.body],
    ],
  )
  const disc = round.has(pose.icon)
    ? `<circle id="${smallId}" cx="${Math.round(pose.x)}" cy="${Math.round(pose.y)}"` +
      ` r="${Math.round(pose.size * 0.485)}"/>`
    : ''
  const parts = disc || (small.length > 0 ? `<path id="${smallId}" d="${writePath(small)}"/>` : '')
  const merged = disc ? [...outer, ...small] : outer
  const smallUse = small.length > 0 && !disc ? `<use href="#${smallId}"/>` : ''
  sheet.define(`<g id="${whole}"><path id="${bodyId}" d="${writePath(merged)}"/>${parts}</g>`)
  sheet.define(`<clipPath id="${clip}"><use href="#${bodyId}"/>${smallUse}</clipPath>`)
  const stroke = Math.round(keyline)
  const flat = (contours: readonly Contour[], colour: string) =>
    contours.length > 0 ? `<path fill="${colour}" d="${writePath(contours.map(place))}"/>` : ''
  return (
    `<g fill="${ink}" stroke="${ink}" stroke-width="${stroke}" stroke-linejoin="round"><use href="#${whole}"` +
    ` x="${Math.round(drop / 2)}" y="${Math.round(drop)}" opacity=".5"/><use href="#${whole}"/></g>` +
    `<use href="#${bodyId}" fill="${paint}"/>` +
    (smallUse === '' ? '' : `<use href="#${smallId}" fill="${flashes ? tone.accent : tone.body}"/>`) +
    `<path clip-path="url(#${clip})" fill="${tone.fold}" opacity=".34"` +
    ` d="${foldEdge(pose.x, (box.top + box.bottom) / 2, pose.size)}"/>` +
    flat(figure.holes, tone.hollow) +
    flat(figure.inlays, tone.accent)
  )
}
