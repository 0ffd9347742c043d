import { disc, line, path, patterns, rays, ring } from '../draw/shapes.ts'
import type { Template } from './scene.ts'
import { fade, glow, ground, hero, lay, patterned, seal, title, whole } from './scene.ts'

const wedge = (y0: number, y1: number) => `M0 ${y0}L600 ${y1}V800H0z`

/** Climbing diagonals and speed strokes. */
export const stripes: Template = (scene) => {
  const { inks, night } = scene
  const bars = [-300, -60, 180, 420].map((x) => `M${x} 800l420-800h124L${x + 124} 800z`).join('')
  return (
    ground(scene, night ? inks.sky : inks.bright) +
    path(bars, night ? inks.land2 : inks.sky, 0.8) +
    patterned(scene, patterns.dots(18, inks.ink), '<path d="M0 400h600v240H0z"/>', 0.2) +
    line('M20 190h150M-10 250h130', inks.sun, 12) +
    line('M10 310h96M30 370h60', inks.accent, 8) +
    hero(scene, { size: 410, x: 330, y: 310, turn: -12, keyline: 20, drop: 17 }) +
    path(wedge(636, 546), night ? inks.ink : inks.land3) +
    line('M0 636L600 546', inks.accent, 14) +
    title(scene, { on: 'band', bend: 'surge', y: 604, height: 138, style: 'flat', strength: 0.16 }) +
    seal(scene, 'band')
  )
}

/** A mown pitch seen from above. */
export const pitch: Template = (scene) => {
  const { inks, night } = scene
  const bands = [0, 160, 320, 480, 640].map((y) => `M0 ${y}h600v80H0z`).join('')
  return (
    ground(scene, night ? inks.bright : inks.sky) +
    path(bands, inks.land1, 0.6) +
    line('M30 30h540v740H30zM30 330h540M190 30v96h220V30', '#fff', 7, ' opacity=".85"') +
    ring(300, 330, 150, '#fff', 7, ' opacity=".85"') +
    glow(scene, 300, 320, 300, inks.sun, 0.6) +
    hero(scene, { size: 366, x: 300, y: 322, keyline: 18, drop: 20 }) +
    fade(scene, 440) +
    title(scene, { on: 'open' }) +
    seal(scene, 'open')
  )
}

/** Curved lanes round a far centre. */
export const lanes: Template = (scene) => {
  const { inks, night } = scene
  const inksIn = [inks.bright, inks.land1, inks.bright, inks.land2, inks.sun, inks.land1]
  return (
    ground(scene, inks.sky) +
    inksIn
      .map((ink, at) => disc(60, 640, 560 - at * 60, ink) + ring(60, 640, 560 - at * 60, '#fff', 4, ' opacity=".7"'))
      .join('') +
    hero(scene, { size: 404, x: 318, y: 312, keyline: 20, drop: 17 }) +
    fade(scene, 450) +
    (night ? '' : path(wedge(606, 570), inks.land3) + line('M0 606L600 570', inks.accent, 10)) +
    title(scene, { on: 'band', bend: 'slant', y: 606, height: 132, style: 'flat' }) +
    seal(scene, 'band')
  )
}

/** Splinters from behind, a hexagon, a chamfered plate. */
export const shards: Template = (scene) => {
  const { inks, night, roll } = scene
  let splinters = ''
  for (let at = 0; at < 11; at += 1) {
    const angle = (at * 2 * Math.PI) / 11 + roll() * 0.3
    const wide = 0.08 + roll() * 0.14
    const far = (turn: number) => `${Math.round(300 + 640 * Math.cos(turn))} ${Math.round(330 + 640 * Math.sin(turn))}`
    splinters += `M300 330L${far(angle)} ${far(angle + wide)}z`
  }
  return (
    ground(scene, night ? inks.land3 : inks.bright) +
    path(splinters, night ? inks.land1 : inks.sky, 0.8) +
    glow(scene, 300, 330, 300, inks.bright, 0.9) +
    line('M300 74l222 128v256L300 586 78 458V202z', inks.accent, 5) +
    hero(scene, { size: 408, x: 300, y: 322, keyline: 18, drop: 15 }) +
    path('M0 612l96-40h504v228H0z', night ? inks.ink : inks.land3) +
    path('M0 612l96-40h154l-20 12H100L0 626z', inks.accent) +
    title(scene, { on: 'band', bend: 'slant', y: 606, height: 130, style: 'flat' }) +
    seal(scene, 'band')
  )
}

/** A head-up display round the hero. */
export const hud: Template = (scene) => {
  const { inks, night } = scene
  return (
    ground(scene, night ? inks.land3 : inks.sky, night ? inks.land2 : inks.bright) +
    patterned(scene, patterns.lattice(52, night ? inks.bright : inks.land2), whole, 0.28) +
    glow(scene, 300, 318, 300, inks.bright, 0.8) +
    ring(300, 318, 252, inks.accent, 5, ' stroke-dasharray="60 18"') +
    ring(300, 318, 226, inks.land1, 14, ' stroke-dasharray="4 10"') +
    ring(300, 318, 200, inks.body, 3) +
    line('M300 40v56M300 540v56M22 318h56M522 318h56', inks.accent, 6) +
    hero(scene, { size: 336, x: 300, y: 318, keyline: 16, drop: 12 }) +
    fade(scene, 480) +
    (night ? '' : path(wedge(606, 606), inks.land3)) +
    title(scene, { on: 'band', y: 604, height: 134, bend: 'none' }) +
    seal(scene, 'band')
  )
}

/** A fan of feathers behind the hero. */
export const crest: Template = (scene) => {
  const { inks, night, sheet } = scene
  const id = sheet.name()
  sheet.define(`<path id="${id}" d="M300 420q-38-110-34-230 4-70 34-106 30 36 34 106 4 120-34 230z"/>`)
  const inksOf = [inks.accent, night ? inks.land1 : inks.land2, inks.sun]
  const feathers = Array.from(
    { length: 11 },
    (_, at) => `<use href="#${id}" fill="${inksOf[at % 3] ?? inks.sun}" transform="rotate(${at * 20 - 100} 300 400)"/>`,
  ).join('')
  return (
    ground(scene, night ? inks.land2 : inks.sky) +
    rays(22, 300, 400, night ? inks.land1 : inks.bright, 0.6) +
    `<g stroke="${inks.ink}" stroke-width="6">${feathers}</g>` +
    disc(300, 390, 178, inks.sun) +
    hero(scene, { size: 372, x: 300, y: 560, foot: true, keyline: 18, drop: 14 }) +
    path('M0 612Q300 528 600 612V800H0z', night ? inks.ink : inks.land3) +
    line('M0 624Q300 540 600 624', inks.accent, 7) +
    title(scene, { on: 'band', bend: 'arch', y: 600, height: 140, style: 'flat', strength: 0.12 }) +
    seal(scene, 'band')
  )
}

/** The hero before a rising sun. */
export const sunrise: Template = (scene) => {
  const { inks, night } = scene
  return (
    ground(scene, night ? inks.sky : inks.bright) +
    rays(26, 300, 480, night ? inks.land1 : inks.sky, 0.8, 900) +
    disc(300, 440, 262, night ? inks.bright : inks.land2) +
    disc(300, 440, 214, inks.sun) +
    hero(scene, { size: 430, x: 300, y: 574, foot: true, keyline: 18, drop: 14 }) +
    lay(scene, 'hills', 596, 30, inks.land3) +
    title(scene, { on: 'band', y: 606, height: 132 }) +
    seal(scene, 'band')
  )
}
