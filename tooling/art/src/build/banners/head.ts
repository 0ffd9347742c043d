import type { BannerLanguage } from '../../banners.ts'
import type { FaceName } from '../data/faces.ts'
import { faceRecord } from '../data/faces.ts'
import type { Line } from '../draw/line.ts'
import { setLine } from '../draw/line.ts'
import { moved } from '../draw/outline.ts'
import { writePath } from '../draw/path-data.ts'
import type { Breaks } from './split.ts'
import { breaksOf, joined } from './split.ts'

/**
 * The head of a banner: its ink height, the stroke that thickens a thin face, how to write it at a left edge and top.
 */
export interface Head {
  readonly stroke: number
  readonly height: number
  readonly write: (x: number, top: number) => string
}

const capitals = new Set<FaceName>(['anton', 'bungee', 'luckiest', 'russo', 'phudu', 'bowlby', 'titan'])

const widthOf = ({ box }: Line) => box.right - box.left

const splits = (breaks: Breaks): string[][] => {
  const { words } = breaks
  const cut = (from: number, lines: number): string[][] =>
    lines === 1
      ? [[joined(breaks, words.slice(from))]]
      : Array.from({ length: words.length - from - lines + 1 }, (_, at) => at + from + 1).flatMap((to) =>
          cut(to, lines - 1).map((rest) => [joined(breaks, words.slice(from, to)), ...rest]),
        )
  return [1, 2, 3].filter((lines) => lines <= words.length).flatMap((lines) => cut(0, lines))
}

/** Between two base lines, in thousandths of an em: Thai stacks marks, Vietnamese accents, Chinese fills its square. */
const pitches: Partial<Record<BannerLanguage, number>> = { TH: 1330, VI: 1200, CN: 1120 }

/** Sets a head in the box that its words fill best. */
export const setHead = (
  text: string,
  face: FaceName,
  language: BannerLanguage,
  width: number,
  height: number,
): Head => {
  const apart = pitches[language] ?? 1030
  const shown = capitals.has(face) ? text.toLocaleUpperCase('en') : text
  const options = splits(breaksOf(shown, language)).map((texts) => {
    const lines = texts.map((part) => setLine(part, face, true))
    const widest = Math.max(...lines.map(widthOf))
    const pitch = lines.reduce((most, line, row) => {
      const above = lines[row - 1]
      return above ? Math.max(most, above.box.bottom - line.box.top + 90) : most
    }, apart)
    const tall = (lines.length - 1) * pitch + 800
    const scale = Math.min(width / widest, height / tall, lines.length === 1 ? (height * 0.68) / 800 : 1)
    const narrow = Math.min(...lines.map(widthOf)) / widest
    return {
      lines,
      pitch,
      scale,
      value: scale * (lines.length === 2 ? 1.12 : 1) * (0.75 + 0.25 * Math.min(1, narrow * 1.4)),
    }
  })
  const best = options.toSorted((a, b) => b.value - a.value)[0]
  const { lines, scale } = best ?? { lines: [], scale: 1 }
  const first = lines[0]?.box.top ?? 0
  const last = lines.at(-1)?.box.bottom ?? 0
  const pitch = (best?.pitch ?? apart) * scale
  const foot = Math.min(last, language === 'CN' || language === 'TH' ? 120 : 60)
  return {
    stroke: Math.round((faceRecord(face).thin ?? 0) * (language === 'CN' ? 3 : 0) * scale * 10) / 10,
    height: (lines.length - 1) * pitch + (foot - first) * scale,
    write: (x, top) => {
      const contours = lines.flatMap(({ glyphs, box }, row) => {
        const base = Math.round(top - first * scale + row * pitch)
        return glyphs.flatMap(({ origin, contours: parts }) => {
          const at = Math.round(x + (origin - box.left) * scale)
          return parts.map((part) => moved(part, ([px, py]) => [at + px * scale, base + py * scale]))
        })
      })
      return writePath(contours)
    },
  }
}
