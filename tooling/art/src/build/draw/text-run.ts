import type { FaceName } from '../data/faces.ts'
import type { Glyph } from './line.ts'
import { setLine } from './line.ts'
import { moved } from './outline.ts'
import { writePath } from './path-data.ts'
import type { Sheet } from './sheet.ts'

/** A pen of one face and size: each letter's outline is kept once and referenced wherever it stands. */
export interface Pen {
  /** Writes a line with its left edge at x and its base line at y, in canvas units. */
  readonly write: (text: string, x: number, y: number, fill: string, scale?: number) => string
  /** Width of a line in canvas units. */
  readonly width: (text: string) => number
}

/** Takes up a pen: `size` is the em in canvas units, `weight` the stroke that thickens a thin face. */
export const penOf = (sheet: Sheet, face: FaceName, size: number, weight = 0): Pen => {
  const scale = size / 1000
  const known = new Map<string, string>()
  const idOf = ({ key, contours }: Glyph): string => {
    const id = known.get(key) ?? sheet.name()
    if (known.has(key)) return id
    known.set(key, id)
    const scaled = contours.map((contour) => moved(contour, ([x, y]) => [x * scale, y * scale]))
    sheet.define(`<path id="${id}" d="${writePath(scaled, 0.5)}"/>`)
    return id
  }
  return {
    write: (text, x, y, fill, more = 1) => {
      const { glyphs, box } = setLine(text, face, true)
      const letters = glyphs
        .map((glyph) => {
          if (glyph.contours.length === 0) return ''
          const place = Math.round((glyph.origin - box.left) * scale * 2) / 2
          return `<use href="#${idOf(glyph)}"${place === 0 ? '' : ` x="${place}"`}/>`
        })
        .join('')
      const grow = more === 1 ? '' : `scale(${Math.round(more * 1000) / 1000})`
      const stroke = weight > 0 ? ` stroke="${fill}" stroke-width="${weight}" fill-rule="evenodd"` : ''
      return `<g fill="${fill}"${stroke} transform="translate(${Math.round(x)} ${Math.round(y)})${grow}">${letters}</g>`
    },
    width: (text) => {
      const { box } = setLine(text, face, true)
      return (box.right - box.left) * scale
    },
  }
}
