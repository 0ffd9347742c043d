import type { Figure } from './icons.ts'
import { figureOf } from './icons.ts'
import type { Box, Contour, Point } from './outline.ts'
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

const eyed = new Set(
  `panda monkey gorilla owl frog frog-prince penguin tropical-fish double-fish angler-fish piggy-bank sad-crab fox-head
  rabbit-head cat bear-head turtle sea-turtle dolphin parrot-head octopus squid giant-squid ghost snowman rooster rat
  goat swan elephant-head polar-bear mermaid seahorse`.split(/\s+/),
)

const alike = (a: Box, b: Box): boolean => {
  const [wa, wb] = [a.right - a.left, b.right - b.left]
  const [ha, hb] = [a.bottom - a.top, b.bottom - b.top]
  const level = Math.abs(a.top + a.bottom - b.top - b.bottom) / 2 < ha * 0.2
  return level && Math.min(wa, wb) / Math.max(wa, wb) > 0.8 && Math.min(ha, hb) / Math.max(ha, hb) > 0.8
}

/** A white point in the eyes of a creature: in a pair of like holes on one level, or in its round dark eye. */
const glints = (icon: string, figure: Figure, place: (contour: Contour) => Contour): string => {
  if (!eyed.has(icon)) return ''
  const whole = boxOf(figure.outer.map(place))
  const holes = figure.holes
    .map((contour) => boxOf([place(contour)]))
    .filter(({ left, right, bottom, top }) => {
      const share = Math.max(right - left, bottom - top) / (whole.right - whole.left)
      return share > 0.05 && share < 0.4
    })
  const first = holes.findIndex((box, at) => holes.some((other, index) => index > at && alike(box, other)))
  const one = holes[first]
  const two = one && holes.find((other, index) => index > first && alike(one, other))
  const single = holes.filter(({ left, right, top, bottom }) => {
    const [w, h] = [right - left, bottom - top]
    return w / h < 1.7 && h / w < 1.7 && w / (whole.right - whole.left) < 0.2
  })
  const data = (one && two ? [one, two] : single.slice(0, 1))
    .map(({ left, top, right, bottom }) => {
      const r = Math.max(3, Math.round(Math.min(right - left, bottom - top) * 0.16))
      const [x, y] = [Math.round(left * 0.58 + right * 0.42), Math.round(top * 0.62 + bottom * 0.38)]
      return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1-${2 * r} 0z`
    })
    .join('')
  return data === '' ? '' : `<path fill="#fff" d="${data}"/>`
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
  const [left, top] = [Math.round(box.left), Math.round(box.top)]
  const paint = sheet.gradient(
    [left, top, Math.round(left + (box.right - box.left) * 0.3), Math.round(box.bottom)],
    [
      [0, tone.light],
      [0.46, tone.body],
      [1, tone.deep],
    ],
  )
  const disc = round.has(pose.icon)
    ? `<circle id="${smallId}" cx="${Math.round(pose.x)}" cy="${Math.round(pose.y)}"` +
      ` r="${Math.round(pose.size * 0.485)}"/>`
    : ''
  const parts = disc || (small.length > 0 ? `<path id="${smallId}" d="${writePath(small)}"/>` : '')
  const merged = disc ? [...outer, ...small] : outer
  const smallUse = (more: string) => (small.length > 0 && !disc ? `<use href="#${smallId}"${more}/>` : '')
  sheet.define(`<g id="${whole}"><path id="${bodyId}" d="${writePath(merged)}"/>${parts}</g>`)
  sheet.define(`<clipPath id="${clip}"><use href="#${bodyId}"/>${smallUse('')}</clipPath>`)
  const stroke = Math.round(keyline)
  const rim = Math.max(2, Math.round(pose.size * 0.014))
  const shifted = ` x="${rim}" y="${Math.round(rim * 1.4)}" fill="`
  const flat = (contours: readonly Contour[], colour: string) =>
    contours.length > 0 ? `<path fill="${colour}" d="${writePath(contours.map(place))}"/>` : ''
  return (
    `<g fill="${ink}" stroke="${ink}" stroke-width="${stroke}" stroke-linejoin="round"><use href="#${whole}"` +
    ` x="${Math.round(drop / 2)}" y="${Math.round(drop)}" opacity=".5"/><use href="#${whole}"/></g>` +
    `<g clip-path="url(#${clip})"><use href="#${disc ? bodyId : whole}" fill="${tone.edge ?? tone.light}"/>` +
    `<use href="#${bodyId}"${shifted}${paint}"/>` +
    smallUse(flashes ? ` fill="${tone.accent}"` : `${shifted}${tone.body}"`) +
    `<path fill="${tone.fold}" opacity=".34" d="${foldEdge(pose.x, (box.top + box.bottom) / 2, pose.size)}"/></g>` +
    flat(figure.holes, tone.hollow) +
    flat(figure.inlays, tone.accent) +
    glints(pose.icon, figure, place)
  )
}
