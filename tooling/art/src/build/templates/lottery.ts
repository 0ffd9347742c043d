import { lotteryBall } from '../draw/props.ts'
import { box, disc, guilloche, path, patterns, rays, ring } from '../draw/shapes.ts'
import { toneOf } from '../draw/tones.ts'
import type { Scene, Template } from './scene.ts'
import { fade, glow, ground, hero, patterned, seal, title, whole } from './scene.ts'

const ellipses = (scene: Scene, count: number, rx: number, ry: number, stroke: string, y: number, width = 2) => {
  const id = scene.sheet.name()
  scene.sheet.define(`<ellipse id="${id}" cx="300" cy="${y}" rx="${rx}" ry="${ry}"/>`)
  return `<g fill="none" stroke="${stroke}" stroke-width="${width}">${guilloche(id, count, 300, y)}</g>`
}

const inksOfBalls = (scene: Scene) => {
  const red = toneOf(scene.inks, 'red')
  const gold = toneOf(scene.inks, 'gold')
  return [scene.tone, gold, red, scene.tone, { light: scene.inks.accent, body: scene.inks.land2 }]
}

const numbersOf = (scene: Scene, count: number) =>
  Array.from({ length: count }, () => String(1 + Math.floor(scene.roll() * 57)))

/** A printed ticket on rays, with bitten edges and four balls. */
export const ticket: Template = (scene) => {
  const { inks, night } = scene
  const bites = Array.from(
    { length: 16 },
    (_, at) => `<circle cx="70" cy="${92 + at * 30}" r="9"/><circle cx="530" cy="${92 + at * 30}" r="9"/>`,
  ).join('')
  const ground0 = night ? inks.bright : inks.sky
  const balls = [144, 248, 352, 456]
    .map((x, at) => {
      const paint = inksOfBalls(scene)[at] ?? scene.tone
      const text = numbersOf(scene, 1)[0] ?? '7'
      return lotteryBall(scene.sheet, inks, {
        x,
        y: 476,
        r: 43,
        text,
        face: scene.face,
        light: paint.light,
        body: paint.body,
        drop: 4,
      })
    })
    .join('')
  return (
    ground(scene, ground0) +
    rays(18, 300, 320, night ? inks.sky : inks.bright, 0.5) +
    `<g transform="rotate(-5 300 320)">` +
    box(78, 84, 460, 500, inks.ink, ' opacity=".4"') +
    box(70, 72, 460, 500, '#fff6e6') +
    `<g fill="${ground0}">${bites}</g>` +
    box(98, 96, 404, 452, 'none', ` stroke="${inks.fold}" stroke-width="5" rx="6"`) +
    ellipses(scene, 14, 184, 62, inks.fold, 262) +
    ellipses(scene, 9, 116, 40, inks.accent, 262) +
    disc(300, 262, 96, '#fff6e6') +
    hero(scene, { size: 206, x: 300, y: 262, keyline: 11, drop: 6 }) +
    balls +
    '</g>' +
    fade(scene, 500) +
    title(scene, { on: 'open' }) +
    seal(scene, 'open')
  )
}

/** One big ball among others, with the figure of the title. */
export const balls: Template = (scene) => {
  const { inks, sheet } = scene
  const paints = inksOfBalls(scene)
  const numbers = numbersOf(scene, 5)
  const flip = scene.mirror ? -1 : 1
  const spots = [
    [128, 214, 86],
    [472, 196, 92],
    [112, 448, 78],
    [494, 430, 92],
    [304, 118, 58],
  ] as const
  const others = spots
    .map(([x, y, r], at) => {
      const paint = paints[(at + 1) % paints.length] ?? scene.tone
      return lotteryBall(sheet, inks, {
        x: 300 + (x - 300) * flip,
        y,
        r,
        text: numbers[at] ?? '8',
        face: scene.face,
        light: paint.light,
        body: paint.body,
      })
    })
    .join('')
  return (
    ground(scene, inks.sky) +
    patterned(scene, patterns.dots(44, inks.bright), whole, 0.7) +
    glow(scene, 300, 330, 330, inks.sun, 0.6) +
    others +
    lotteryBall(sheet, inks, {
      x: 300,
      y: 326,
      r: 150,
      text: scene.figure,
      face: scene.face,
      light: scene.tone.light,
      body: scene.tone.body,
      drop: 9,
    }) +
    fade(scene, 470) +
    title(scene, { on: 'open' }) +
    seal(scene, 'open')
  )
}

/** The rosette of a bank note, lit from behind, with the hero in its middle. */
export const rosette: Template = (scene) => {
  const { inks, night } = scene
  return (
    ground(scene, night ? inks.land2 : inks.sky, night ? inks.land3 : inks.bright) +
    glow(scene, 300, 316, 360, night ? inks.bright : inks.sun, 0.75) +
    ellipses(scene, 18, 306, 146, night ? inks.land1 : inks.bright, 316, 4) +
    ellipses(scene, 14, 250, 96, night ? inks.sun : inks.land2, 316, 3) +
    disc(300, 324, 186, inks.ink, 0.4) +
    disc(300, 316, 186, inks.accent) +
    ring(300, 316, 178, inks.ink, 4, ' stroke-dasharray="3 9" opacity=".7"') +
    disc(300, 316, 168, inks.land3) +
    rays(20, 300, 316, night ? inks.land1 : inks.land2, 0.6, 166) +
    hero(scene, { size: 290, x: 300, y: 314, keyline: 14, drop: 11 }) +
    fade(scene, 500) +
    box(
      24,
      24,
      552,
      752,
      'none',
      ` rx="18" stroke="${night ? inks.bright : inks.land2}" stroke-width="3" opacity=".55"`,
    ) +
    title(scene, { on: 'open', y: 584, height: 140 }) +
    seal(scene, 'open', 24, 743)
  )
}

/** A board of tiles, some open. */
export const cells: Template = (scene) => {
  const { inks } = scene
  const gem = scene.sheet.name()
  scene.sheet.define(`<path id="${gem}" d="M-29-6l14-18h30l14 18L0 27z"/>`)
  const open = new Set([1, 5, 13, 19, 23])
  const tiles = Array.from({ length: 25 }, (_, at) => {
    const [x, y] = [46 + (at % 5) * 104, 60 + Math.floor(at / 5) * 104]
    const face = open.has(at) ? inks.sun : at % 2 === 0 ? inks.bright : inks.land1
    const jewel = open.has(at)
      ? `<use href="#${gem}" x="${x + 46}" y="${y + 46}" fill="${inks.accent}" stroke="${inks.ink}"` +
        ` stroke-width="6" stroke-linejoin="round"/>`
      : ''
    return (
      `<rect x="${x}" y="${y + 7}" width="92" height="92" rx="18" fill="${inks.ink}"/><rect x="${x}"` +
      ` y="${y}" width="92" height="92" rx="18" fill="${face}"/>${jewel}`
    )
  }).join('')
  return (
    ground(scene, inks.land2) +
    tiles +
    hero(scene, { size: 300, x: 300, y: 320, keyline: 18, drop: 13 }) +
    fade(scene, 430) +
    (scene.night ? '' : path('M0 584h600v216H0z', inks.land3)) +
    title(scene, { on: 'band', y: 592, height: 140 }) +
    seal(scene, 'band')
  )
}
