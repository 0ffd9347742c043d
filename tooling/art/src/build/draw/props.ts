import type { FaceName } from '../data/faces.ts'
import { hex } from './colour.ts'
import { figure, silhouette } from './glyphs.ts'
import type { Inks } from './inks.ts'
import { box, disc, line, path } from './shapes.ts'
import type { Sheet } from './sheet.ts'

const suitRed = hex([0.56, 0.2, 25])
const suitBlack = '#1d1a2b'
const paper = '#fff8ee'
const ball = '#fffaf2'

const suits: Record<string, string> = { S: 'spades', H: 'hearts', C: 'clubs', D: 'diamonds' }

/** The colour of a card written as index and suit letter: `KS`, `AH`. */
export const suitInk = (card: string): string => (/[HD]$/.test(card) ? suitRed : suitBlack)

/** A suit's pip round a centre. */
export const pip = (card: string, x: number, y: number, size: number): string =>
  path(silhouette(suits[card.slice(-1)] ?? 'spades', x, y, size), suitInk(card))

/** A playing card of paper, its top left corner at 0,0 before it is placed: centre, degrees. */
export const card = (
  face: string,
  width: number,
  place: { x: number; y: number; turn: number },
  inks: Inks,
): string => {
  const height = Math.round(width * 1.42)
  const [x, y] = [Math.round(-width / 2), Math.round(-height / 2)]
  const index = face.slice(0, -1)
  const corner = figure(
    index,
    'abril',
    { x: Math.round(x + width * 0.17), y: Math.round(y + width * 0.2), width: width * 0.2, height: width * 0.21 },
    suitInk(face),
  )
  return (
    `<g transform="translate(${place.x} ${place.y})rotate(${place.turn})">` +
    `<rect x="${x + 5}" y="${y + 8}" width="${width}" height="${height}" rx="16" fill="${inks.ink}" opacity=".45"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="16" fill="${paper}" stroke="${inks.ink}" stroke-width="4" stroke-opacity=".55"/>` +
    `${corner}${pip(face, 0, Math.round(height * 0.06), width * 0.5)}</g>`
  )
}

/** A lottery ball with its figure. */
export const lotteryBall = (
  sheet: Sheet,
  inks: Inks,
  spot: { x: number; y: number; r: number; text: string; face: FaceName; light: string; body: string; drop?: number },
): string => {
  const { x, y, r, text, face, light, body, drop = 6 } = spot
  const paint = sheet.gradient(
    [x - r, y - r, x + r / 2, y + r],
    [
      [0, light],
      [0.6, body],
    ],
  )
  const bow = Math.round(r * 0.75)
  const start = `M${Math.round(x - r * 0.74)} ${Math.round(y - r * 0.1)}`
  const glint = `${start}a${bow} ${bow} 0 0 1 ${Math.round(r * 0.5)}-${Math.round(r * 0.58)}`
  return (
    disc(x + drop / 2, y + drop * 2, r, inks.ink, 0.35) +
    disc(x, y, r, paint) +
    line(glint, '#fff', Math.max(3, Math.round(r * 0.09)), ' opacity=".6" stroke-linecap="round"') +
    disc(x, y, Math.round(r * 0.62), ball) +
    figure(text, face, { x, y, width: r * 0.84, height: r * 0.6 }, inks.ink)
  )
}

/** A stack of chips, seen from a little above; `y` is the top face's middle. */
export const chips = (x: number, y: number, count: number, r: number, colour: string, inks: Inks): string => {
  const [flat, deep] = [Math.round(r * 0.42), Math.round(r * 0.3)]
  let markup = ''
  for (let at = count - 1; at >= 0; at -= 1) {
    const top = y + at * deep
    const edge = `M${x - r} ${top}v${deep}a${r} ${flat} 0 0 0 ${2 * r} 0v-${deep}z`
    markup += path(edge, colour) + line(edge, inks.ink, 5, ' stroke-linejoin="round"')
    markup += line(
      `M${x - r * 0.7} ${top + deep * 1.35}l0 ${deep * 0.1}M${x} ${top + flat}v${deep}M${x + r * 0.6} ${top + flat * 0.8}v${deep}`,
      paper,
      Math.round(r * 0.2),
    )
    markup +=
      `<ellipse cx="${x}" cy="${top}" rx="${r}" ry="${flat}" fill="${colour}" stroke="${inks.ink}"` +
      ` stroke-width="5"/>`
    if (at > 0) continue
    markup +=
      `<ellipse cx="${x}" cy="${top}" rx="${Math.round(r * 0.78)}" ry="${Math.round(flat * 0.78)}"` +
      ` fill="none" stroke="${paper}" stroke-width="${Math.round(r * 0.16)}"` +
      ` stroke-dasharray="${Math.round(r * 0.36)} ${Math.round(r * 0.36)}"/>`
    const [middle, squash] = [Math.round(r * 0.5), Math.round(flat * 0.5)]
    markup += `<ellipse cx="${x}" cy="${top}" rx="${middle}" ry="${squash}" fill="${paper}"/>`
  }
  return markup
}

const naturals: Record<string, readonly [string, string]> = {
  cherry: [suitRed, '#7a1022'],
  'cut-diamond': ['#3f8fe8', '#173f8a'],
  emerald: ['#2fae6b', '#0f5c38'],
  'ringing-bell': ['#f2b134', '#8a5410'],
  horseshoe: ['#8b93ad', '#3b4260'],
  'two-coins': ['#f0b23c', '#8a5410'],
  lotus: ['#ef7fa4', '#8c2450'],
  'round-star': ['#f6a63a', '#8a4a10'],
  lemon: ['#f2cf3a', '#8f7410'],
  strawberry: ['#e24a55', '#7a1022'],
  grapes: ['#8a5fd0', '#3d2470'],
  'wrapped-sweet': ['#e85a9a', '#7c1c4c'],
  donut: ['#d9803f', '#6e3510'],
  anchor: ['#5b7fc4', '#223c74'],
  'queen-crown': ['#f0b23c', '#8a5410'],
  'orange-slice': ['#f59a38', '#93500c'],
}

/** A small reel symbol in its natural colour. */
export const symbol = (icon: string, x: number, y: number, size: number): string => {
  const [colour, edge] = naturals[icon] ?? ['#8b93ad', '#3b4260']
  const data = silhouette(icon, x, y, size)
  return `<path d="${data}" fill="${colour}" fill-rule="evenodd" stroke="${edge}" stroke-width="2"/>`
}

/** A rounded panel. */
export const panel = (x: number, y: number, w: number, h: number, r: number, fill: string): string =>
  box(x, y, w, h, fill, ` rx="${r}"`)
