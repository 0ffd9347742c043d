import { panel, symbol } from '../draw/props.ts'
import { box, disc, line, path, patterns, rays, ring, stars } from '../draw/shapes.ts'
import type { Scene, Template } from './scene.ts'
import { fade, glow, ground, hero, lay, patterned, seal, title, whole } from './scene.ts'

const sky = (scene: Scene) => (scene.night ? stars(scene.roll, scene.plain ? 8 : 18, 600, 300, '#fff') : '')

/** What hangs in the sky: a sun in haze, a sun cut by bands of mist, a moon with a ring, a sun among rays. */
const lights: readonly ((scene: Scene, x: number) => string)[] = [
  ({ inks }, x) => disc(x, 300, 268, inks.sun, 0.16) + disc(x, 300, 226, inks.sun, 0.3) + disc(x, 300, 184, inks.sun),
  (scene, x) => {
    const id = scene.sheet.name()
    const bars = [286, 322, 352, 378, 400].map((y, at) => `M0 ${y + at * 4}h600v${14 + at * 4}H0z`).join('')
    scene.sheet.define(`<clipPath id="${id}"><circle cx="${x}" cy="290" r="206"/></clipPath>`)
    return (
      glow(scene, x, 290, 300, scene.inks.sun, 0.5) +
      disc(x, 290, 206, scene.inks.sun) +
      `<g clip-path="url(#${id})">${path(bars, scene.inks.bright, 0.75)}</g>`
    )
  },
  ({ inks }, x) =>
    ring(x, 300, 246, inks.sun, 5, ' opacity=".6"') +
    ring(x, 300, 274, inks.sun, 3, ' opacity=".35" stroke-dasharray="3 22" stroke-linecap="round"') +
    disc(x, 300, 200, inks.sun) +
    path(
      `M${x - 120} 220a34 34 0 1 0 68 0 34 34 0 1 0-68 0zM${x + 70} 190a22 22 0 1 0 44 0 22 22 0 1 0-44 0zM${x + 96} 300a46 46 0 1 0 92 0 46 46 0 1 0-92 0z`,
      inks.bright,
      0.3,
    ),
  ({ inks, night }, x) =>
    rays(15, x, 300, inks.sun, night ? 0.2 : 0.7, 620) +
    disc(x, 300, 214, inks.sun, 0.45) +
    disc(x, 300, 176, inks.sun),
]

/** Land that pales towards its foot, as distant land does. */
const hazy = (scene: Scene, y: number, rise: number, ink: string, pale: string) =>
  lay(
    scene,
    scene.land,
    y,
    rise,
    scene.sheet.gradient(
      [0, y - rise, 0, y + 110],
      [
        [0, ink],
        [1, pale],
      ],
    ),
  )

/** A low sun behind land, the hero on the ground. */
export const horizon: Template = (scene) => {
  const { inks, night } = scene
  const x = 300 + Math.round((scene.roll() - 0.5) * 80)
  const light = lights[Math.floor(scene.roll() * lights.length)]
  return (
    ground(scene, inks.sky, inks.bright, 620) +
    sky(scene) +
    (light?.(scene, x) ?? '') +
    hazy(scene, 450, 84, inks.land1, night ? inks.bright : inks.sun) +
    hazy(scene, 520, 66, inks.land2, inks.land1) +
    hero(scene, { size: 392, x: 300, y: 572, foot: true, keyline: 17, drop: 12 }) +
    lay(scene, 'hills', 588, 36, inks.land3) +
    title(scene, { on: 'band', y: 592, height: 148 }) +
    seal(scene, 'band')
  )
}

/** Four doors one in the other, the hero in the last. */
export const arch: Template = (scene) => {
  const { inks } = scene
  const gate = (half: number, top: number, ink: string) =>
    path(`M${300 - half} 600V${top + half}a${half} ${half} 0 0 1 ${2 * half} 0V600z`, ink)
  const clip = scene.sheet.name()
  scene.sheet.define(`<clipPath id="${clip}"><path d="M134 600V320a166 166 0 0 1 332 0V600z"/></clipPath>`)
  return (
    ground(scene, inks.land3) +
    patterned(scene, patterns.tile(60, inks.land2), whole, 0.75) +
    gate(262, 52, inks.land2) +
    gate(228, 86, inks.land1) +
    gate(196, 120, inks.bright) +
    gate(166, 154, inks.sun) +
    `<g clip-path="url(#${clip})">${rays(18, 300, 400, inks.bright, 0.28, 420)}</g>` +
    hero(scene, { size: 360, x: 300, y: 580, foot: true, keyline: 16, drop: 12 }) +
    box(24, 574, 552, 24, inks.land2) +
    box(24, 574, 552, 7, inks.bright) +
    box(0, 598, 600, 202, scene.night ? inks.ink : inks.land3) +
    title(scene, { on: 'band', y: 620, height: 120, bend: 'none', style: 'flat' }) +
    seal(scene, 'band')
  )
}

/** Rays and a big head over a hill with a bright edge. */
export const burst: Template = (scene) => {
  const { inks, night } = scene
  return (
    ground(scene, night ? inks.sky : inks.bright) +
    rays(16, 300, 330, night ? inks.land1 : inks.sky, night ? 0.55 : 0.8) +
    glow(scene, 300, 330, 330, inks.sun, 0.55) +
    disc(300, 330, 196, inks.sun, 0.5) +
    hero(scene, { size: 424, x: 300, y: 322, keyline: 20, drop: 16 }) +
    path('M0 640Q300 532 600 640V800H0z', inks.land3) +
    line('M0 652Q300 544 600 652', inks.accent, 8) +
    title(scene, { on: 'band', y: 598, height: 146, bend: 'arch', strength: 0.15 }) +
    seal(scene, 'band')
  )
}

/** A cabinet of three reels behind the hero. */
export const reels: Template = (scene) => {
  const { inks, night } = scene
  const columns = [90, 232, 374].map((x) => panel(x, 83, 136, 418, 12, '#fff6ea')).join('')
  const shown = scene.plain ? Array.from({ length: 3 }, () => scene.symbols[0] ?? 'cherry') : scene.symbols.slice(0, 3)
  const marks = shown
    .map((icon, column) => {
      const x = 158 + column * 142
      const other = shown[(column + 1) % 3] ?? icon
      const beside = column === 1 ? '' : symbol(shown[(column + 2) % 3] ?? icon, x, 296, 96)
      return symbol(icon, x, 140, 92) + beside + symbol(other, x, 452, 92)
    })
    .join('')
  const bulbs = `<rect x="60" y="54" width="480" height="478" rx="30" fill="none" stroke="${inks.sun}" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 31"/>`
  const drum = scene.sheet.gradient(
    [0, 74, 0, 508],
    [
      [0, inks.ink, 0.5],
      [0.26, inks.ink, 0],
      [0.76, inks.ink, 0],
      [1, inks.ink, 0.5],
    ],
  )
  return (
    ground(scene, night ? inks.land2 : inks.sky) +
    rays(20, 300, 320, inks.bright, 0.45) +
    panel(54, 48, 492, 490, 34, inks.ink) +
    panel(66, 60, 468, 466, 26, inks.accent) +
    (scene.plain ? '' : bulbs) +
    panel(82, 74, 436, 434, 18, inks.land3) +
    columns +
    marks +
    box(82, 74, 436, 434, drum, ' rx="18"') +
    path('M82 220h436v6H82zM82 372h436v6H82z', inks.accent) +
    path('M40 264l40 35-40 35zM560 264l-40 35 40 35z', inks.accent).replace(
      '<path',
      `<path stroke="${inks.ink}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    hero(scene, { size: 330, x: 300, y: 308, keyline: 20, drop: 16 }) +
    fade(scene, 430) +
    title(scene, { on: 'open', y: 584, height: 150 }) +
    seal(scene, 'open')
  )
}

/** A close-up that leaves the frame, over a slanted band. */
export const close: Template = (scene) => {
  const { inks, night } = scene
  const x = scene.mirror ? 390 : 210
  return (
    ground(scene, inks.sky, inks.bright, 700) +
    (scene.roll() < 0.5
      ? disc(x, 300, 330, inks.sun, 0.18) + disc(x, 300, 252, inks.sun, night ? 0.5 : 0.8)
      : rays(13, x, 300, inks.sun, night ? 0.3 : 0.8, 800) + disc(x, 300, 226, inks.sun, night ? 0.45 : 0.9)) +
    patterned(scene, patterns.dots(22, inks.ink), '<path d="M0 380h600v260H0z"/>', 0.3) +
    hero(scene, { size: 540, x: scene.mirror ? 276 : 324, y: 330, keyline: 22, drop: 20 }) +
    path('M0 592L600 556V800H0z', inks.land3) +
    line('M0 592L600 556', inks.accent, 12) +
    title(scene, { on: 'band', y: 606, height: 134, bend: 'none', style: 'flat' }) +
    seal(scene, 'band')
  )
}

/** The title as the picture, the hero rising at its foot. */
export const type: Template = (scene) => {
  const { inks, night } = scene
  return (
    ground(scene, night ? inks.land2 : inks.bright) +
    rays(24, 300, 690, night ? inks.land3 : inks.sky, night ? 0.75 : 0.7, 900) +
    disc(300, 690, 306, inks.sun, 0.2) +
    disc(300, 690, 250, inks.sun, 0.85) +
    hero(scene, { size: 300, x: 300, y: 640, keyline: 18, drop: 13 }) +
    title(scene, { on: 'open', x: 48, width: 504, y: 132, height: 368, bend: 'bulge', style: 'block' }) +
    `<g transform="translate(-246)">${seal(scene, 'open')}</g>`
  )
}
