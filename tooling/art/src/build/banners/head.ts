import type { FaceName } from '../data/faces.ts'
import type { Line } from '../draw/line.ts'
import { setLine } from '../draw/line.ts'
import { moved } from '../draw/outline.ts'
import { writePath } from '../draw/path-data.ts'

/** The head of a banner: its lines at one scale, its ink height, and how to write it at a left edge and top. */
export interface Head {
  readonly height: number
  readonly write: (x: number, top: number) => string
}

const capitals = new Set<FaceName>(['anton', 'bungee', 'luckiest', 'russo', 'phudu', 'bowlby', 'titan'])

const widthOf = ({ box }: Line) => box.right - box.left

const splits = (words: readonly string[]): string[][] => {
  const cut = (from: number, lines: number): string[][] =>
    lines === 1
      ? [[words.slice(from).join(' ')]]
      : Array.from({ length: words.length - from - lines + 1 }, (_, at) => at + from + 1).flatMap((to) =>
          cut(to, lines - 1).map((rest) => [words.slice(from, to).join(' '), ...rest]),
        )
  return [1, 2, 3].filter((lines) => lines <= words.length).flatMap((lines) => cut(0, lines))
}

/** Sets a head in the box that its words fill best. */
export const setHead = (text: string, face: FaceName, width: number, height: number): Head => {
  const shown = capitals.has(face) ? text.toLocaleUpperCase('en') : text
  const options = splits(shown.split(' ')).map((texts) => {
    const lines = texts.map((part) => setLine(part, face, true))
    const widest = Math.max(...lines.map(widthOf))
    const tall = (lines.length - 1) * 1030 + 800
    const scale = Math.min(width / widest, height / tall, lines.length === 1 ? (height * 0.68) / 800 : 1)
    const narrow = Math.min(...lines.map(widthOf)) / widest
    return { lines, scale, value: scale * (lines.length === 2 ? 1.12 : 1) * (0.75 + 0.25 * Math.min(1, narrow * 1.4)) }
  })
  const { lines, scale } = options.toSorted((a, b) => b.value - a.value)[0] ?? { lines: [], scale: 1 }
  const first = lines[0]?.box.top ?? 0
  const last = lines.at(-1)?.box.bottom ?? 0
  const pitch = 1030 * scale
  const foot = Math.min(last, 60)
  return {
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
