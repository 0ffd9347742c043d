import type { FaceName } from '../data/faces.ts'
import { faceRecord } from '../data/faces.ts'
import { coveringFace, subsetFor } from './fonts.ts'
import type { Box, Contour, Point, Step } from './outline.ts'
import { boxOf, endOf } from './outline.ts'
import { shapeThai } from './thai.ts'

/** One line of letters as outlines in thousandths of an em, y down, base line at 0. */
export interface Line {
  readonly glyphs: readonly Glyph[]
  readonly box: Box
}

/**
 * One letter: its origin along the line, its contours from there, and a key that equal outlines share within a face.
 */
export interface Glyph {
  readonly key: string
  readonly origin: number
  readonly contours: readonly Contour[]
}

interface Command {
  readonly type: string
  readonly x?: number
  readonly y?: number
  readonly x1?: number
  readonly y1?: number
  readonly x2?: number
  readonly y2?: number
}

const contoursOf = (commands: readonly Command[]): Contour[] => {
  const contours: { start: Point; steps: Step[] }[] = []
  for (const { type, x = 0, y = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0 } of commands) {
    const steps = contours.at(-1)?.steps
    if (type === 'M') contours.push({ start: [x, y], steps: [] })
    else if (type === 'L') steps?.push([[x, y]])
    else if (type === 'Q')
      steps?.push([
        [x1, y1],
        [x, y],
      ])
    else if (type === 'C')
      steps?.push([
        [x1, y1],
        [x2, y2],
        [x, y],
      ])
  }
  return contours.map(({ start, steps }) => {
    const last = steps.at(-1)
    const closes = last?.length === 1 && endOf(last)[0] === start[0] && endOf(last)[1] === start[1]
    return { start, steps: closes ? steps.slice(0, -1) : steps }
  })
}

const cache = new Map<string, Line>()

const thai = /[\u0e00-\u0e7f]+/y

/** The furthest that kerning draws two letters together: some faces would have them overlap. */
const closest = -120

const build = (text: string, face: FaceName, tracking: number): Line => {
  const glyphs: Glyph[] = []
  let x = 0
  let before: { font: unknown; index: number } | undefined
  for (let at = 0; at < text.length;) {
    thai.lastIndex = at
    const run = thai.exec(text)?.[0]
    const letter = run ?? String.fromCodePoint(text.codePointAt(at) ?? 32)
    at += letter.length
    const subset = subsetFor(face, run?.[0] ?? letter)
    if (subset === undefined) throw new Error(`no face near ${face} has ${letter}`)
    if (run !== undefined) {
      const shaped = shapeThai(subset, run)
      for (const glyph of shaped.glyphs) glyphs.push({ ...glyph, origin: x + glyph.origin })
      x += shaped.advance
      before = undefined
      continue
    }
    const { font } = subset
    const scale = 1000 / font.unitsPerEm
    const index = font.charToGlyphIndex(letter)
    const glyph = font.glyphs.get(index)
    if (before?.font === font)
      x += Math.max(closest, font.getKerningValue(font.glyphs.get(before.index), glyph) * scale)
    const path = glyph.getPath(0, 0, 1000)
    glyphs.push({ key: letter, origin: x, contours: contoursOf(path.commands) })
    x += (glyph.advanceWidth ?? 0) * scale + tracking
    before = { font, index }
  }
  const shown = glyphs.flatMap(({ origin, contours }) =>
    contours.map((contour) => {
      const box = boxOf([contour])
      return { ...box, left: box.left + origin, right: box.right + origin }
    }),
  )
  return {
    glyphs,
    box: {
      left: Math.min(...shown.map((box) => box.left)),
      top: Math.min(...shown.map((box) => box.top)),
      right: Math.max(...shown.map((box) => box.right)),
      bottom: Math.max(...shown.map((box) => box.bottom)),
    },
  }
}

/** Sets a text in a face that has all its letters; capitals unless the face keeps its lower case or `asWritten`. */
export const setLine = (text: string, wanted: FaceName, asWritten = false): Line => {
  const face = coveringFace(wanted, text)
  const shown = asWritten || faceRecord(face).mixed ? text : text.toLocaleUpperCase('en').normalize('NFC')
  const key = `${face}/${shown}`
  const line = cache.get(key) ?? build(shown, face, face === 'familjen' ? -12 : 0)
  cache.set(key, line)
  return line
}
