import type { FaceName } from '../data/faces.ts'
import { figureOf } from './icons.ts'
import { setLine } from './line.ts'
import { moved } from './outline.ts'
import { writePath } from './path-data.ts'
import { path } from './shapes.ts'

/** Where a short text goes: `x` its middle (or left edge), `y` its middle, fitted into width and height. */
export interface GlyphSpot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly left?: boolean
}

/** Path data of a short text fitted into a spot. */
export const textData = (text: string, face: FaceName, spot: GlyphSpot, unit = 1): string => {
  const { glyphs, box } = setLine(text, face, true)
  const [w, h] = [box.right - box.left, box.bottom - box.top]
  const scale = Math.min(spot.width / w, spot.height / h)
  const x = spot.left ? spot.x - box.left * scale : spot.x - ((box.left + box.right) / 2) * scale
  const y = spot.y - ((box.top + box.bottom) / 2) * scale
  const contours = glyphs.flatMap(({ origin, contours: parts }) =>
    parts.map((part) => moved(part, ([px, py]) => [x + (origin + px) * scale, y + py * scale])),
  )
  return writePath(contours, unit)
}

/** A short text in one ink. */
export const figure = (text: string, face: FaceName, spot: GlyphSpot, fill: string): string =>
  path(textData(text, face, spot), fill)

/** Path data of an icon's silhouette round a centre; holes stay holes under even-odd filling. */
export const silhouette = (icon: string, x: number, y: number, size: number, unit = 1): string => {
  const { outer, small, holes, inlays, box } = figureOf(icon)
  const scale = size / Math.max(box.right - box.left, box.bottom - box.top)
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const all = [...outer, ...small, ...holes, ...inlays]
  return writePath(
    all.map((part) => moved(part, ([px, py]) => [x + (px - cx) * scale, y + (py - cy) * scale])),
    unit,
  )
}
