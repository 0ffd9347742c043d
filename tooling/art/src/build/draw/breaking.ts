import type { FaceName } from '../data/faces.ts'
import type { Line } from './line.ts'
import { setLine } from './line.ts'

/** A line of letters with its scale, in units per thousandth of an em. */
export interface FittedLine {
  readonly line: Line
  readonly scale: number
}

/** Lines broken and scaled to a box, with the gap between them. */
export interface FittedBlock {
  readonly lines: readonly FittedLine[]
  readonly gap: number
  readonly height: number
}

const widthOf = ({ box }: Line) => box.right - box.left
const heightOf = ({ box }: Line) => box.bottom - box.top

const splits = (words: readonly string[], most: number): string[][] => {
  const all: string[][] = []
  for (let mask = 0; mask < 2 ** (words.length - 1); mask += 1) {
    const lines = [words[0] ?? '']
    words.slice(1).forEach((word, at) => {
      if (Math.floor(mask / 2 ** at) % 2 === 1) lines.push(word)
      else lines[lines.length - 1] += ` ${word}`
    })
    if (lines.length <= most) all.push(lines)
  }
  return all
}

const caps: Record<number, number> = { 1: 0.72, 2: 0.6 }

const fit = (
  texts: readonly string[],
  face: FaceName,
  width: number,
  height: number,
  cap: number | undefined,
): FittedBlock => {
  const share = cap ?? caps[texts.length] ?? 0.5
  const gap = height * (texts.some((text) => /[ẤẾỐỨẮấếốứắ]/.test(text.normalize('NFC'))) ? 0.12 : 0.08)
  const lines = texts.map((text) => {
    const line = setLine(text, face)
    return { line, scale: Math.min(width / widthOf(line), (height * share) / heightOf(line)) }
  })
  const gaps = gap * (lines.length - 1)
  const tall = lines.reduce((sum, { line, scale }) => sum + heightOf(line) * scale, 0)
  const shrink = Math.min(1, (height - gaps) / tall)
  return {
    lines: lines.map(({ line, scale }) => ({ line, scale: scale * shrink })),
    gap,
    height: tall * shrink + gaps,
  }
}

const worth = (block: FittedBlock, texts: readonly string[], box: number): number =>
  block.lines.reduce((sum, { line, scale }) => sum + widthOf(line) * heightOf(line) * scale * scale, 0) *
    (texts.length === 2 ? 1.16 : 1) -
  texts.filter((text) => text.length <= 2).length * box * 0.12

/** Breaks a title into the lines that ink most of a box. */
export const breakTitle = (title: string, face: FaceName, width: number, height: number, cap?: number): FittedBlock => {
  const options = splits(title.split(' '), 4).map((texts) => {
    const block = fit(texts, face, width, height, cap)
    return { block, value: worth(block, texts, width * height) }
  })
  const best = options.toSorted((a, b) => b.value - a.value)[0]
  return best?.block ?? fit([title], face, width, height, cap)
}
