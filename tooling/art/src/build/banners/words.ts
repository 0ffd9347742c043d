import type { BannerWords } from '../../banners.ts'
import type { FaceName } from '../data/faces.ts'
import type { Inks } from '../draw/inks.ts'
import type { Pen } from '../draw/text-run.ts'
import { penOf } from '../draw/text-run.ts'
import type { Sheet } from '../draw/sheet.ts'
import { setHead } from './head.ts'

/** Measures of the words' column. */
interface Column {
  readonly x: number
  readonly width: number
  readonly middle: number
  readonly head: number
  readonly small: number
  readonly sub: boolean
}

/** The columns of both drawings. */
export const columns = {
  desktop: { x: 110, width: 660, middle: 250, head: 210, small: 33, sub: true },
  phone: { x: 40, width: 352, middle: 200, head: 178, small: 27, sub: false },
} as const satisfies Record<string, Column>

const halves = (text: string, pen: Pen): string[] => {
  const words = text.split(' ')
  const options = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => pen.width(line)))
  return options.toSorted((a, b) => widest(a) - widest(b))[0] ?? [text]
}

const wrap = (text: string, width: number, pen: Pen): string[] =>
  pen.width(text) <= width ? [text] : halves(text, pen)

/** Draws the words of a banner, centred in its height. */
export const drawWords = (
  sheet: Sheet,
  words: BannerWords,
  face: FaceName,
  column: Column,
  inks: Inks,
  night: boolean,
): string => {
  const pen = penOf(sheet, 'familjen', column.small)
  const head = setHead(words.head, face, column.width, column.head)
  const above = wrap(words.eyebrow, column.width, pen)
  const below = column.sub ? wrap(words.sub, column.width, pen) : []
  const pitch = column.small * 1.3
  const rise = column.small * 0.7
  const gap = column.small * (column.sub ? 0.95 : 0.8)
  const total =
    above.length * pitch -
    (pitch - rise) +
    gap +
    head.height +
    (below.length > 0 ? gap * 1.15 + rise + (below.length - 1) * pitch : 0)
  const top = column.middle - total / 2
  const fill = night ? inks.letterFoot : inks.ink
  const scaleOf = (line: string) => Math.min(1, column.width / pen.width(line))
  const headTop = top + rise + (above.length - 1) * pitch + gap
  const subBase = headTop + head.height + gap * 1.15 + rise
  return (
    above.map((line, at) => pen.write(line, column.x, top + rise + at * pitch, fill, scaleOf(line))).join('') +
    `<path fill="${night ? inks.letterTop : inks.ink}" d="${head.write(column.x, headTop)}"/>` +
    below.map((line, at) => pen.write(line, column.x, subBase + at * pitch, fill, scaleOf(line))).join('')
  )
}
