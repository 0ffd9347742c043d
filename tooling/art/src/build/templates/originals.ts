import { figure, silhouette } from '../draw/glyphs.ts'
import { box, disc, line, path, rays, stars } from '../draw/shapes.ts'
import type { Scene, Template } from './scene.ts'
import { fade, glow, ground, hero, seal, title } from './scene.ts'

const forms = [
  'M0 0h150a150 150 0 0 1-150 150z',
  'M29 75a46 46 0 1 1 92 0 46 46 0 1 1-92 0z',
  'M0 75a75 75 0 0 1 150 0z',
  'M0 150L75 0l75 150z',
  'M0 0a75 75 0 0 1 0 150zM75 0a75 75 0 0 1 0 150z',
  'M150 150H0A150 150 0 0 1 150 0z',
]

const square = (scene: Scene, at: number) => {
  const { inks, roll } = scene
  const pairs = [
    [inks.bright, inks.sun],
    [inks.land2, inks.accent],
    [inks.accent, inks.land3],
    [inks.sun, inks.bright],
    [inks.land1, inks.sun],
    [inks.land3, inks.bright],
  ] as const
  const [under, over] = pairs[Math.floor(roll() * pairs.length)] ?? pairs[0]
  const form = forms[Math.floor(roll() * forms.length)] ?? ''
  const place = `translate(${(at % 4) * 150} ${Math.floor(at / 4) * 150})`
  return `<g transform="${place}">${box(0, 0, 150, 150, under)}${path(form, over)}</g>`
}

/** Sixteen squares of plain forms round a panel. */
export const bauhaus: Template = (scene) => {
  const { inks } = scene
  const middle = new Set([5, 6, 9, 10])
  const squares = Array.from({ length: 16 }, (_, at) => (middle.has(at) ? '' : square(scene, at))).join('')
  return (
    ground(scene, inks.ink) +
    squares +
    `<rect x="126" y="124" width="348" height="348" rx="30" fill="${inks.land3}"/>` +
    hero(scene, { size: 300, x: 300, y: 298, keyline: 14, drop: 10 }) +
    path('M0 576h600v224H0z', inks.ink) +
    title(scene, { on: 'band', y: 598, height: 136, bend: 'none', style: 'flat' }) +
    seal(scene, 'band')
  )
}

/** A climbing curve with the multiplier. */
export const climb: Template = (scene) => {
  const { inks, sheet } = scene
  const id = sheet.name()
  sheet.define(
    `<pattern id="${id}" width="80" height="80" patternUnits="userSpaceOnUse"><path d="M0 0h80M0 0v80"` +
      ` stroke="#fff" stroke-width="2" opacity=".14"/></pattern>`,
  )
  return (
    ground(scene, inks.land3, inks.land2) +
    stars(scene.roll, 20, 600, 420, '#fff') +
    `<path d="M0 0h600v600H0z" fill="url(#${id})"/>` +
    glow(scene, 440, 236, 250, inks.sun, 0.55) +
    path('M0 560Q330 530 430 250V600H0z', inks.bright, 0.5) +
    line('M0 560Q330 530 430 250', inks.accent, 14, ' stroke-linecap="round"') +
    figure(scene.figure, 'familjen', { x: 48, y: 214, width: 250, height: 92, left: true }, '#fff') +
    hero(scene, { size: 262, x: 440, y: 236, keyline: 15, drop: 10 }) +
    path('M0 584h600v216H0z', inks.ink) +
    box(0, 580, 600, 6, inks.accent) +
    title(scene, { on: 'band', bend: 'slant', y: 604, height: 132, style: 'flat', strength: 0.14 }) +
    seal(scene, 'band')
  )
}

/** A board of pegs, slots with figures below, a ball with the hero's form. */
export const pegs: Template = (scene) => {
  const { inks, night } = scene
  const pegDots = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: row + 3 }, (__, at) => {
      const [x, y] = [300 + (at - (row + 2) / 2) * 72, 116 + row * 58]
      return `M${x - 11} ${y}a11 11 0 1 1 22 0 11 11 0 1 1-22 0z`
    }).join(''),
  ).join('')
  const slots = ['9', '4', '2', '.5', '2', '4', '9']
    .map((text, at) => {
      const x = 76 + at * 64
      const paint = [inks.accent, inks.body, inks.land2][Math.min(2, Math.abs(3 - at))] ?? inks.body
      return (
        `<rect x="${x + 4}" y="474" width="56" height="74" rx="8" fill="${paint}"/>` +
        figure(text, 'familjen', { x: x + 32, y: 511, width: 40, height: 38 }, inks.ink)
      )
    })
    .join('')
  return (
    ground(scene, inks.sky, inks.bright) +
    rays(18, 300, 90, night ? inks.land2 : inks.sun, 0.5, 800) +
    path(pegDots, inks.ink, 0.35).replace('<path ', '<path transform="translate(3 6)" ') +
    path(pegDots, night ? inks.light : inks.sun) +
    line(
      'M300 60q-50 70 36 116t-36 116 46 50',
      inks.ink,
      6,
      ' stroke-dasharray="2 16" stroke-linecap="round" opacity=".7"',
    ) +
    slots +
    disc(350, 352, 62, inks.ink, 0.4) +
    `<circle cx="346" cy="342" r="60" fill="${inks.accent}" stroke="${inks.ink}" stroke-width="8"/>` +
    path(silhouette(scene.icon, 346, 344, 66), inks.ink) +
    line('M304 330a44 44 0 0 1 26-30', '#fff', 8, ' stroke-linecap="round"') +
    fade(scene, 520) +
    title(scene, { on: 'open', y: 586, height: 146 }) +
    seal(scene, 'open')
  )
}
