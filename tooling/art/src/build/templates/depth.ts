import { disc, line, path, rays, stars } from '../draw/shapes.ts'
import type { Scene, Template } from './scene.ts'
import { glow, ground, hero, seal, title } from './scene.ts'

const bank = (scene: Scene, y: number, low: number, high: number, shift: number): string => {
  let [data, x] = ['', shift]
  while (x < 600) {
    const r = low + Math.round(scene.roll() * (high - low))
    data += `a${r} ${Math.round(r * 0.86)} 0 0 1 ${2 * r} 0`
    x += 2 * r
  }
  return `M${shift} ${y}${data}V800H${shift}z`
}

/** Banks of cloud before a low sun, the hero rising between them. */
export const clouds: Template = (scene) => {
  const { inks, night, sheet } = scene
  const x = scene.mirror ? 360 : 240
  const cloud = (y: number, low: number, high: number, shift: number, ink: string, edge: string) => {
    const id = sheet.name()
    sheet.define(`<path id="${id}" d="${bank(scene, y, low, high, shift)}"/>`)
    return `<use href="#${id}" fill="${edge}"/><use href="#${id}" x="5" y="10" fill="${ink}"/>`
  }
  return (
    ground(scene, inks.sky, inks.bright, 560) +
    (night ? stars(scene.roll, scene.plain ? 6 : 14, 600, 220, '#fff') : '') +
    glow(scene, x, 250, 330, inks.sun, 0.6) +
    disc(x, 250, 190, inks.sun) +
    cloud(440, 46, 84, -60, inks.land1, inks.sun) +
    hero(scene, { size: 420, x: 300, y: 566, foot: true, keyline: 18, drop: 14 }) +
    cloud(556, 40, 70, -30, inks.land2, night ? inks.bright : inks.land1) +
    cloud(630, 60, 96, -80, inks.land3, night ? inks.land1 : inks.land2) +
    title(scene, { on: 'band', y: 604, height: 136 }) +
    seal(scene, 'band')
  )
}

const mouth = (scene: Scene, half: number, top: number, foot: number): string => {
  const jag = () => Math.round((scene.roll() - 0.5) * 34)
  const points = [
    [-half, foot],
    [-half * 0.96, (foot + top) / 2 + 40],
    [-half * 0.78, top + 90],
    [-half * 0.4, top + 24],
    [0, top],
    [half * 0.44, top + 30],
    [half * 0.82, top + 104],
    [half, (foot + top) / 2 + 30],
    [half * 0.96, foot],
  ]
  return points
    .map(([px = 0, py = 0], at) => {
      const edge = at === 0 || at === points.length - 1
      return `${at === 0 ? 'M' : 'L'}${Math.round(300 + px) + (edge ? 0 : jag())} ${Math.round(py) + (edge ? 0 : jag())}`
    })
    .join('')
}

/** From the dark of a cave out into the light, where the hero stands. */
export const cavern: Template = (scene) => {
  const { inks, night } = scene
  const gate = (half: number, top: number, ink: string) => path(`${mouth(scene, half, top, 640)}z`, ink)
  return (
    ground(scene, night ? inks.ink : inks.land3) +
    gate(290, 20, night ? inks.land3 : inks.land2) +
    gate(256, 62, night ? inks.land2 : inks.land1) +
    gate(222, 104, inks.land1) +
    gate(190, 142, inks.bright) +
    glow(scene, 300, 330, 240, inks.sun, 0.95) +
    path('M150-20h130L470 640H250z', inks.sun, 0.2) +
    path('M330-20h60l150 660H420z', inks.sun, 0.14) +
    hero(scene, { size: 372, x: 300, y: 588, foot: true, keyline: 17, drop: 13 }) +
    path('M0 560l70-26 60 34 84-6 66 26 90-20 80 12 70-40 80 20V800H0z', night ? inks.ink : inks.land3) +
    line('M0 560l70-26 60 34 84-6 66 26 90-20 80 12 70-40 80 20', inks.land1, 5) +
    title(scene, { on: 'band', y: 604, height: 136 }) +
    seal(scene, 'band')
  )
}

/** A postage stamp whose hero is too large for it. */
export const stamp: Template = (scene) => {
  const { inks, night, sheet } = scene
  const cloth = night ? inks.land2 : inks.sky
  const bites = Array.from({ length: 17 }, (_, at) => {
    const [x, y] = [70 + at * 30, 62 + at * 32]
    const across = at < 16 ? `<circle cx="${x + 5}" cy="58" r="10"/>` : ''
    return `${across}<circle cx="66" cy="${y}" r="10"/><circle cx="534" cy="${y}" r="10"/>`
  }).join('')
  const clip = sheet.name()
  sheet.define(`<clipPath id="${clip}"><path d="M92 84h416v480H92z"/></clipPath>`)
  const air = sheet.gradient(
    [0, 84, 0, 560],
    [
      [0, night ? inks.sky : inks.land2],
      [1, night ? inks.bright : inks.sun],
    ],
  )
  return (
    ground(scene, cloth) +
    path('M0 0h600v800H0z', inks.ink, night ? 0.25 : 0) +
    rays(20, 300, 330, night ? inks.land1 : inks.bright, 0.45) +
    path('M76 68h468v540H76z', inks.ink, 0.4) +
    path('M66 58h468v540H66z', '#fff6e6') +
    `<g fill="${cloth}">${bites}</g>` +
    path('M92 84h416v480H92z', air) +
    `<g clip-path="url(#${clip})">${disc(300, 320, 196, inks.sun, night ? 1 : 0.9)}${path(
      `M92 470q110-70 210-20t206-30v150H92z`,
      inks.land1,
    )}${path('M92 524q130-60 230-10t186-20v80H92z', inks.land3)}</g>` +
    hero(scene, { size: 452, x: 300, y: 324, keyline: 19, drop: 15 }) +
    path('M0 606q150-38 300-30t300-14v238H0z', night ? inks.ink : inks.land3) +
    line('M0 606q150-38 300-30t300-14', inks.accent, 8) +
    title(scene, { on: 'band', y: 606, height: 134 }) +
    seal(scene, 'band')
  )
}
