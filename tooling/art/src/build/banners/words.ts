import type { BannerLanguage, BannerTexts } from '../../banners.ts'
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
  /** How high the head may be; the more lines stand below it, the lower it is on a phone. */
  readonly head: (below: number) => number
  readonly small: number
}

/** The columns of both drawings. */
export const columns = {
  desktop: { x: 110, width: 640, middle: 250, head: () => 210, small: 33 },
  phone: { x: 32, width: 388, middle: 200, head: (below) => 190 - below * 30, small: 33 },
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

/** A text in as few lines as fit the width, their ends as even as words allow. */
const wrap = (text: string, width: number, pen: Pen, language: BannerLanguage): string[] => {
  const breaks = breaksOf(text, language)
  const fill = (limit: number): string[] => {
    const lines: string[] = []
    let from = 0
    for (let at = 1; at <= breaks.words.length; at += 1) {
      const full = at < breaks.words.length && pen.width(joined(breaks, breaks.words.slice(from, at + 1))) > limit
      if (!full && at < breaks.words.length) continue
      lines.push(joined(breaks, breaks.words.slice(from, at)))
      from = at
    }
    return lines
  }
  const lines = fill(width)
  for (let limit = width - 8; limit > width / 2; limit -= 8) {
    const narrower = fill(limit)
    if (narrower.length > lines.length || narrower.some((line) => pen.width(line) > limit)) break
    lines.splice(0, lines.length, ...narrower)
  }
  return lines
}

/** Draws the words of a banner, centred in its height. */
export const drawText = (
  sheet: Sheet,
  words: BannerTexts,
  language: BannerLanguage,
  face: FaceName,
  column: Column,
  inks: Inks,
  night: boolean,
): string => {
  const pen = penOf(
    sheet,
    plain[language] ?? 'familjen',
    column.small * (language === 'CN' ? 1.14 : 1),
    language === 'CN' ? 0.9 : 0,
  )
  const above = wrap(words.eyebrow, column.width, pen, language)
  const below = wrap(words.sub, column.width, pen, language)
  const head = setHead(
    words.head,
    faceIn(language, face),
    language,
    column.width,
    column.head(above.length + below.length - 1),
  )
  const pitch = column.small * 1.3
  const rise = column.small * 0.7
  const gap = column.small * 0.95
  const total =
    above.length * pitch - (pitch - rise) + gap + head.height + gap * 1.15 + rise + (below.length - 1) * pitch
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
