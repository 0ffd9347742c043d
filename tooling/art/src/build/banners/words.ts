import type { BannerLanguage, BannerWords } from '../../banners.ts'
import type { FaceName } from '../data/faces.ts'
import type { Inks } from '../draw/inks.ts'
import type { Pen } from '../draw/text-run.ts'
import { penOf } from '../draw/text-run.ts'
import type { Sheet } from '../draw/sheet.ts'
import { setHead } from './head.ts'
import { breaksOf, joined } from './split.ts'

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
  desktop: { x: 110, width: 640, middle: 250, head: 210, small: 33, sub: true },
  phone: { x: 40, width: 352, middle: 200, head: 178, small: 27, sub: false },
} as const satisfies Record<string, Column>

const serif = new Set<FaceName>(['yeseva', 'abril', 'limelight', 'cinzel', 'shrikhand'])
const plump = new Set<FaceName>(['lilita', 'titan', 'luckiest', 'bungee', 'phudu'])

/** The display face of a mood in a language: Thai and Chinese have faces of their own. */
export const faceIn = (language: BannerLanguage, face: FaceName): FaceName => {
  if (language === 'TH') return serif.has(face) ? 'chonburi' : plump.has(face) ? 'mitr' : 'kanit'
  if (language === 'CN') return serif.has(face) ? 'xiaowei' : plump.has(face) ? 'kuaile' : 'huangyou'
  return face
}

const plain: Partial<Record<BannerLanguage, FaceName>> = { TH: 'anuphan', CN: 'xiaowei' }

const wrap = (text: string, width: number, pen: Pen, language: BannerLanguage): string[] => {
  if (pen.width(text) <= width) return [text]
  const breaks = breaksOf(text, language)
  const options = breaks.words
    .slice(1)
    .map((_, at) => [joined(breaks, breaks.words.slice(0, at + 1)), joined(breaks, breaks.words.slice(at + 1))])
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => pen.width(line)))
  return options.toSorted((a, b) => widest(a) - widest(b))[0] ?? [text]
}

/** Draws the words of a banner, centred in its height. */
export const drawWords = (
  sheet: Sheet,
  words: BannerWords,
  language: BannerLanguage,
  face: FaceName,
  column: Column,
  inks: Inks,
  night: boolean,
): string => {
  const pen = penOf(sheet, plain[language] ?? 'familjen', column.small * (language === 'CN' ? 1.14 : 1), language === 'CN' ? 0.9 : 0)
  const head = setHead(words.head, faceIn(language, face), language, column.width, column.head)
  const above = wrap(words.eyebrow, column.width, pen, language)
  const below = column.sub ? wrap(words.sub, column.width, pen, language) : []
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
  const headFill = night ? inks.letterTop : inks.ink
  const stroke = head.stroke > 0 ? ` stroke="${headFill}" stroke-width="${head.stroke}"` : ''
  const fill = night ? inks.letterFoot : inks.ink
  const scaleOf = (line: string) => Math.min(1, column.width / pen.width(line))
  const headTop = top + rise + (above.length - 1) * pitch + gap
  const subBase = headTop + head.height + gap * 1.15 + rise
  return (
    above.map((line, at) => pen.write(line, column.x, top + rise + at * pitch, fill, scaleOf(line))).join('') +
    `<path fill="${headFill}"${stroke} fill-rule="${language === 'CN' ? 'evenodd' : 'nonzero'}"` +
    ` d="${head.write(column.x, headTop)}"/>` +
    below.map((line, at) => pen.write(line, column.x, subBase + at * pitch, fill, scaleOf(line))).join('')
  )
}
