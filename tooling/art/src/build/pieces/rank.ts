import type { Lch } from '../draw/colour.ts'
import { hex, mix } from '../draw/colour.ts'
import { textData } from '../draw/glyphs.ts'
import { disc, path, ring } from '../draw/shapes.ts'
import { finish, newSheet } from '../draw/sheet.ts'

interface Stone {
  readonly name: string
  readonly hue: number
  readonly chroma: number
  readonly sides: number
  readonly dark?: true
}

/** The stones by rank, from 0, in the hues the platform tells for its ranks; never gold, since gold means money. */
export const stones: readonly [Stone, ...Stone[]] = [
  { name: 'Paper', hue: 60, chroma: 0.012, sides: 6 },
  { name: 'Sapphire', hue: 260, chroma: 0.13, sides: 6 },
  { name: 'Jade', hue: 162, chroma: 0.12, sides: 7 },
  { name: 'Copper', hue: 56, chroma: 0.1, sides: 8 },
  { name: 'Coral', hue: 38, chroma: 0.14, sides: 9 },
  { name: 'Amethyst', hue: 315, chroma: 0.15, sides: 10 },
  { name: 'Ruby', hue: 5, chroma: 0.18, sides: 11 },
  { name: 'Aquamarine', hue: 212, chroma: 0.11, sides: 12 },
  { name: 'Obsidian', hue: 282, chroma: 0.035, sides: 14, dark: true },
]

const [cx, cy] = [96, 92]
const point = (r: number, turn: number): string =>
  `${Math.round(cx + r * Math.sin(turn))} ${Math.round(cy - r * Math.cos(turn))}`

/** Light falls from the upper left: 0 where a facet faces it, 1 where it looks away. */
const shade = (turn: number): number => (1 - Math.cos(turn + Math.PI / 4)) / 2

const leaf = 'M0-60q17-13 14-36-24 3-28 25z'

/**
 * Draws a rank's badge: a cut stone with one pair of leaves more at each step, and a crown of points from the sixth on.
 */
export const drawRank = (rank: number): string => {
  const stone = stones[rank] ?? stones[0]
  const { name, hue, chroma, sides, dark } = stone
  const tone = (l: number, share = 1): Lch => [l, chroma * share, hue]
  const light = dark ? tone(0.72) : tone(0.93, 0.55)
  const body = dark ? tone(0.38) : tone(0.7)
  const deep = dark ? tone(0.15) : tone(0.42)
  const rim = dark ? '#ff8f70' : hex(tone(0.28, 0.8))
  const figure = dark ? hex([0.86, 0.1, 40]) : hex(tone(0.95, 0.4))
  const step = (2 * Math.PI) / sides
  const outline = `M${Array.from({ length: sides }, (_, at) => point(64, at * step)).join('L')}z`
  const facets = Array.from({ length: sides }, (_, at) => {
    const [from, to] = [at * step, (at + 1) * step]
    const share = 0.06 + 0.86 * shade((from + to) / 2)
    return path(`M${point(62, from)}L${point(62, to)} ${point(45, to)} ${point(45, from)}z`, mix(light, deep, share))
  }).join('')
  const leaves = Array.from({ length: Math.min(rank, 6) }, (_, at) => {
    const turn = 164 - at * 23
    return `<path d="${leaf}" fill="${mix(light, body, 0.5)}" transform="translate(${cx} ${cy})rotate(${-turn})"/><path d="${leaf}" fill="${mix(body, deep, 0.45)}" transform="translate(${cx} ${cy})scale(-1 1)rotate(${-turn})"/>`
  }).join('')
  const crown =
    rank >= 6
      ? `<path d="M66 40L58 8l20 12L96 0l18 20 20-12-8 32z" fill="${mix(light, body, 0.6)}" stroke="${hex(tone(0.2, 0.8))}" stroke-width="5" stroke-linejoin="round"/>`
      : ''
  const digit = textData(String(rank), 'yeseva', { x: cx, y: cy, width: 50, height: 46 }, 0.5)
  const markup =
    `<g stroke="${hex(tone(0.2, 0.8))}" stroke-width="4" stroke-linejoin="round">${leaves}</g>` +
    crown +
    `<path d="${outline}" transform="translate(2 5)" fill="${hex(tone(0.12, 0.6))}" opacity=".45"/>` +
    `<path d="${outline}" fill="${rim}" stroke="${rim}" stroke-width="${dark ? 9 : 12}" stroke-linejoin="round"/>` +
    facets +
    disc(cx, cy, 45, hex(dark ? [0.13, 0.03, hue] : tone(0.24, 0.7))) +
    ring(cx, cy, 40, mix(light, body, 0.4), 2.5, ' opacity=".8"') +
    path(`M${point(62, -0.95)}L${point(62, -0.4)} ${point(45, -0.4)} ${point(45, -0.95)}z`, '#fff', 0.35) +
    path(digit, hex(tone(0.05))).replace('<path ', '<path transform="translate(2 3)" ') +
    path(digit, figure)
  return finish(newSheet(), [192, 192], name, markup)
}
