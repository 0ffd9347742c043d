import { hex } from '../draw/colour.ts'
import { card, chips, pip, suitInk } from '../draw/props.ts'
import { figure } from '../draw/glyphs.ts'
import { box, disc, guilloche, path, patterns, rays, ring } from '../draw/shapes.ts'
import type { Template } from './scene.ts'
import { fade, glow, ground, hero, patterned, seal, title, whole } from './scene.ts'

const red = hex([0.52, 0.19, 24])
const black = hex([0.23, 0.03, 280])
const green = hex([0.6, 0.14, 155])

/** A lit card table with three cards, or with the hero where the title names one. */
export const table: Template = (scene) => {
  const { inks, night } = scene
  const [left = 'KS', middle = 'AH', right = 'QC'] = scene.cards
  const rim = (rx: number, ry: number, ink: string) =>
    `<ellipse cx="300" cy="694" rx="${rx}" ry="${ry}" fill="${ink}"/>`
  const play =
    scene.cards.length > 0
      ? card(left, 176, { x: 168, y: 336, turn: -14 }, inks) +
        card(right, 176, { x: 432, y: 336, turn: 14 }, inks) +
        card(middle, 188, { x: 300, y: 300, turn: 0 }, inks)
      : hero(scene, { size: 360, x: 300, y: 312, keyline: 17, drop: 13 })
  return (
    ground(scene, night ? inks.ink : inks.bright, night ? inks.land2 : inks.sky) +
    path('M230-10L-60 640H390zM370-10L660 640H210z', inks.sun, night ? 0.16 : 0.5) +
    rim(420, 270, inks.ink) +
    rim(404, 256, inks.fold) +
    rim(376, 236, night ? inks.bright : inks.land2) +
    `<ellipse cx="300" cy="700" rx="330" ry="200" fill="none" stroke="${inks.sun}" stroke-width="4" opacity=".55"/>` +
    play +
    chips(96, 520, 2, 58, red, inks) +
    chips(508, 500, 3, 58, scene.night ? inks.accent : inks.fold, inks) +
    fade(scene, 490) +
    (night ? '' : path('M0 596h600v204H0z', inks.land3)) +
    title(scene, { on: 'band', y: 600, height: 138 }) +
    seal(scene, 'band')
  )
}

const pockets = (x: number, y: number, r: number, from: number) => {
  const wedge = (at: number) => {
    const point = (index: number) => {
      const angle = ((from + (index * 360) / 26) * Math.PI) / 180
      return `${Math.round(x + r * Math.cos(angle))} ${Math.round(y + r * Math.sin(angle))}`
    }
    return `M${x} ${y}L${point(at)}L${point(at + 1)}z`
  }
  const set = (keep: (at: number) => boolean) =>
    Array.from({ length: 26 }, (_, at) => at)
      .filter(keep)
      .map(wedge)
      .join('')
  return (
    disc(x, y, r, black) +
    path(
      set((at) => at % 2 === 0 && at > 0),
      red,
    ) +
    path(
      set((at) => at === 0 || at === 13),
      green,
    )
  )
}

/** A roulette wheel from above with the hero on its hub. */
export const wheel: Template = (scene) => {
  const { inks, night } = scene
  const turn = Math.round((scene.roll() - 0.5) * 40)
  const ball = ((turn - 64) * Math.PI) / 180
  return (
    ground(scene, inks.land3, night ? inks.sky : inks.land2) +
    rays(20, 300, 318, inks.sky, 0.6) +
    disc(308, 332, 280, inks.ink, 0.5) +
    disc(300, 318, 276, scene.tone.fold) +
    ring(300, 318, 270, scene.tone.body, 6) +
    disc(300, 318, 256, inks.ink) +
    pockets(300, 318, 240, turn) +
    ring(300, 318, 240, scene.tone.body, 5) +
    ring(300, 318, 192, scene.tone.light, 4, ' opacity=".8"') +
    disc(300, 318, 150, inks.land3) +
    ring(300, 318, 150, scene.tone.body, 7) +
    disc(300, 318, 118, inks.land2) +
    disc(Math.round(300 + 214 * Math.cos(ball)), Math.round(318 + 214 * Math.sin(ball)), 17, '#fff') +
    hero(scene, { size: 172, x: 300, y: 318, keyline: 10, drop: 6 }) +
    fade(scene, 480) +
    (night ? '' : path('M0 606h600v194H0z', inks.land3)) +
    title(scene, { on: 'band', y: 604, height: 134 }) +
    seal(scene, 'band')
  )
}

/** Concentric light as in an evening room, over a slab. */
export const salon: Template = (scene) => {
  const { inks, night } = scene
  const rings = Array.from({ length: 11 }, (_, at) => {
    const ink = at % 2 === 0 ? scene.inks.body : inks.bright
    return ring(300, 560, 90 + at * 44, ink, at % 2 === 0 ? 3 : 14, ` opacity="${at % 2 === 0 ? 0.8 : 0.35}"`)
  }).join('')
  return (
    ground(scene, night ? inks.land3 : inks.sky) +
    rings +
    rays(36, 300, 560, night ? inks.ink : inks.bright, 0.28, 800) +
    glow(scene, 300, 320, 260, inks.bright, 0.9) +
    hero(scene, { size: 356, x: 300, y: 318, keyline: 17, drop: 13 }) +
    path('M0 562h600v238H0z', night ? inks.ink : inks.land3) +
    box(0, 568, 600, 5, inks.body) +
    box(0, 580, 600, 2, inks.body) +
    title(scene, { on: 'band', y: 608, height: 124, bend: 'none', style: 'flat' }) +
    box(20, 20, 560, 760, 'none', ` stroke="${inks.body}" stroke-width="3" opacity=".7"`) +
    seal(scene, 'band', 24, 744)
  )
}

/** One playing card with the hero as its court figure. */
export const ace: Template = (scene) => {
  const { inks, night, face } = scene
  const shown = scene.cards[0] ?? 'AS'
  const corner = (turn: string) =>
    `<g${turn}>${figure(scene.index, face, { x: 150, y: 104, width: 60, height: 56 }, suitInk(shown))}` +
    `${pip(shown, 150, 168, 48)}</g>`
  return (
    ground(scene, night ? inks.bright : inks.sky) +
    patterned(scene, patterns.lattice(52, night ? inks.land1 : inks.bright), whole, 0.7) +
    `<g transform="rotate(5 300 320)">` +
    `<rect x="112" y="64" width="396" height="540" rx="28" fill="${inks.ink}" opacity=".4"/>` +
    `<rect x="102" y="50" width="396" height="540" rx="28" fill="#fff8ee"/>` +
    `<rect x="190" y="74" width="220" height="492" rx="14" fill="none" stroke="${inks.body}" stroke-width="4"/>` +
    corner('') +
    corner(' transform="rotate(180 300 320)"') +
    disc(300, 318, 152, night ? inks.land2 : inks.sky) +
    rays(20, 300, 318, inks.bright, 0.7, 150) +
    ring(300, 318, 152, inks.ink, 6) +
    hero(scene, { size: 286, x: 300, y: 318, keyline: 14, drop: 8 }) +
    '</g>' +
    fade(scene, 500) +
    title(scene, { on: 'open', bend: 'none' }) +
    seal(scene, 'open')
  )
}

const hands = [
  ['2S', '3H', 'JC', 'QD', 'AH'],
  ['10S', 'JS', 'QS', 'KS', 'AS'],
  ['7D', '8C', '9H', '10D', 'JC'],
  ['KH', 'KC', 'QD', 'QS', 'AD'],
]

/** A hand of five cards, fanned. */
export const fan: Template = (scene) => {
  const { inks, night } = scene
  const faces = hands[Math.floor(scene.roll() * hands.length)] ?? hands[0]
  const hand = [-34, -17, 0, 17, 34]
    .map((turn, at) => {
      const angle = ((turn - 90) * Math.PI) / 180
      const place = { x: Math.round(300 + 330 * Math.cos(angle)), y: Math.round(640 + 330 * Math.sin(angle)), turn }
      return card(scene.cards[at] ?? faces?.[at] ?? 'AS', 186, place, inks)
    })
    .join('')
  return (
    ground(scene, night ? inks.sky : inks.bright) +
    rays(30, 300, 700, night ? inks.land2 : inks.sky, 0.7, 900) +
    glow(scene, 300, 400, 330, inks.sun, 0.5) +
    hand +
    hero(scene, { size: 220, x: 300, y: 476, keyline: 15, drop: 10 }) +
    fade(scene, 470) +
    title(scene, { on: 'open', bend: 'arch', y: 594, height: 140 }) +
    seal(scene, 'open')
  )
}

const diamond = (half: number, tall: number) =>
  `M300 ${322 - tall}L${300 + half} 322 300 ${322 + tall} ${300 - half} 322z`

/** The back of a card with a diamond window. */
export const back: Template = (scene) => {
  const { inks, night } = scene
  const id = scene.sheet.name()
  scene.sheet.define(`<ellipse id="${id}" cx="300" cy="322" rx="136" ry="52"/>`)
  const inner = '<rect x="40" y="40" width="520" height="720" rx="20"/>'
  return (
    ground(scene, night ? inks.land3 : inks.sky) +
    patterned(scene, patterns.tile(64, night ? inks.bright : inks.land2), inner, night ? 0.55 : 0.6) +
    box(26, 26, 548, 748, 'none', ` rx="26" stroke="${inks.body}" stroke-width="5"`) +
    path(diamond(242, 266), inks.ink) +
    path(diamond(222, 244), inks.body) +
    path(diamond(212, 232), night ? inks.land2 : inks.land3) +
    `<g fill="none" stroke="${inks.bright}" stroke-width="2" opacity=".6">${guilloche(id, 10, 300, 322)}</g>` +
    hero(scene, { size: 262, x: 300, y: 322, keyline: 13, drop: 9 }) +
    box(26, 592, 548, 182, inks.ink, ` rx="26"`) +
    box(26, 592, 548, 182, 'none', ` rx="26" stroke="${inks.body}" stroke-width="5"`) +
    title(scene, { on: 'band', x: 62, width: 476, y: 612, height: 120, bend: 'none', style: 'flat' }) +
    seal(scene, 'band', 24, 741)
  )
}
