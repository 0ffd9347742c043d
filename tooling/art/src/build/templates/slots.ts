import { panel, symbol } from '../draw/props.ts'
import { box, disc, line, path, patterns, rays, ring, stars } from '../draw/shapes.ts'
import type { Scene, Template } from './scene.ts'
import { fade, glow, ground, hero, lay, patterned, seal, title, whole } from './scene.ts'

const sky = (scene: Scene) => (scene.night ? stars(scene.roll, scene.plain ? 8 : 18, 600, 300, '#fff') : '')

/** A low sun behind land, the hero on the ground. */
export const horizon: Template = (scene) => {
  const { inks } = scene
  const x = 300 + Math.round((scene.roll() - 0.5) * 80)
  return (
    ground(scene, inks.sky, inks.bright, 620) +
    sky(scene) +
    disc(x, 300, 268, inks.sun, 0.16) +
    disc(x, 300, 226, inks.sun, 0.3) +
    disc(x, 300, 184, inks.sun) +
    lay(scene, scene.land, 450, 70, inks.land1) +
    lay(scene, scene.land, 515, 60, inks.land2) +
    hero(scene, { size: 380, x: 300, y: 566, foot: true, keyline: 17, drop: 12 }) +
    lay(scene, 'hills', 585, 34, inks.land3) +
    title(scene, { on: 'band', y: 592, height: 146 }) +
    seal(scene, 'band')
  )
}

/** Four doors one in the other, the hero in the last. */
export const arch: Template = (scene) => {
  const { inks } = scene
  const door = (half: number, top: number, ink: string) =>
    path(`M${300 - half} 600V${top + half}a${half} ${half} 0 0 1 ${2 * half} 0V600z`, ink)
  const clip = scene.sheet.name()
  scene.sheet.define(`<clipPath id="${clip}"><path d="M134 600V320a166 166 0 0 1 332 0V600z"/></clipPath>`)
  return (
    ground(scene, inks.land3) +
    patterned(scene, patterns.tile(60, inks.land2), whole, 0.75) +
    door(262, 52, inks.land2) +
    door(228, 86, inks.land1) +
    door(196, 120, inks.bright) +
    door(166, 154, inks.sun) +
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

/** A scalloped seal on a patterned ground. */
export const medallion: Template = (scene) => {
  const { inks, night } = scene
  const at = scene.sheet.name()
  const petals = Array.from({ length: 20 }, (_, index) => {
    const angle = (index * Math.PI) / 10
    return `M${Math.round(262 + 232 * Math.cos(angle))} ${Math.round(314 + 232 * Math.sin(angle))}a38 38 0 1 1 76 0 38 38 0 1 1-76 0z`
  }).join('')
  scene.sheet.define(`<path id="${at}" d="${petals}"/>`)
  const own = scene.tone.accent
  const petal = own.startsWith('#fff') || own === inks.ink ? inks.accent : own
  return (
    ground(scene, night ? inks.land2 : inks.sky) +
    patterned(scene, patterns.dots(56, night ? inks.bright : inks.sun), whole, 0.5) +
    `<use href="#${at}" y="10" fill="${inks.ink}" opacity=".5"/><use href="#${at}" fill="${petal}"/>` +
    disc(300, 314, 236, inks.sun) +
    disc(300, 314, 206, inks.land3) +
    ring(300, 314, 221, inks.ink, 6, ' stroke-dasharray="2 11" opacity=".8"') +
    rays(24, 300, 314, inks.land2, 0.55, 206) +
    hero(scene, { size: 312, x: 300, y: 314, keyline: 15, drop: 11 }) +
    fade(scene, 480) +
    title(scene, { on: 'open', y: 588, height: 146 }) +
    seal(scene, 'open')
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
      return symbol(icon, x, 152, 84) + symbol(other, x, 442, 84)
    })
    .join('')
  return (
    ground(scene, night ? inks.land2 : inks.sky) +
    rays(20, 300, 320, inks.bright, 0.45) +
    panel(54, 48, 492, 490, 34, inks.ink) +
    panel(66, 60, 468, 466, 26, inks.accent) +
    panel(82, 74, 436, 434, 18, inks.land3) +
    columns +
    marks +
    box(82, 216, 436, 156, inks.ink, ' opacity=".16"') +
    path('M40 268l34 26-34 26zM560 268l-34 26 34 26z', inks.accent) +
    hero(scene, { size: 350, x: 300, y: 318, keyline: 20, drop: 16 }) +
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
    disc(x, 300, 330, inks.sun, 0.18) +
    disc(x, 300, 252, inks.sun, night ? 0.5 : 0.8) +
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
