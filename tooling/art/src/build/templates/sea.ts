import { disc, line, path, stars } from '../draw/shapes.ts'
import type { Template } from './scene.ts'
import { ground, hero, lay, seal, title } from './scene.ts'

const shoal = (x: number, y: number, flip: number) =>
  [0, 1, 2]
    .map(
      (at) =>
        `M${x + at * 46 * flip} ${y + (at % 2) * 26}q${14 * flip}-13 ${32 * flip} 0l${9 * flip}-8v16l${-9 * flip}-8q${-18 * flip} 13 ${-32 * flip} 0z`,
    )
    .join('')

/** Under water: shafts of light, a shoal, bubbles and the sea bed. */
export const deep: Template = (scene) => {
  const { inks, sheet, roll } = scene
  const water = sheet.gradient(
    [0, 0, 0, 800],
    [
      [0, inks.sun],
      [0.34, inks.bright],
      [1, inks.land3],
    ],
  )
  let bubbles = ''
  for (let at = 0; at < (scene.plain ? 5 : 11); at += 1) {
    const [x, y, r] = [Math.round(roll() * 560 + 20), Math.round(roll() * 380 + 150), 4 + Math.round(roll() * 11)]
    bubbles += `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1-${2 * r} 0z`
  }
  return (
    `<path d="M0 0h600v800H0z" fill="${water}"/>` +
    path('M80-20h90L40 800H-150zM270-20h70l-10 820H120zM440-20h110l190 820H500z', '#fff', 0.15) +
    path(shoal(60, 190, 1) + shoal(540, 470, -1), inks.land1, 0.75) +
    lay(scene, 'hills', 620, 60, inks.land2) +
    hero(scene, { size: 424, x: 300, y: 330, keyline: 18, drop: 15 }) +
    line(bubbles, '#fff', 3, ' opacity=".5"') +
    lay(scene, 'swell', 592, 30, inks.land3) +
    title(scene, { on: 'band', bend: 'wave', y: 598, height: 138 }) +
    seal(scene, 'band')
  )
}

/** At the surface: the hero breaks rows of scalloped waves before the sun. */
export const surf: Template = (scene) => {
  const { inks, sheet, night } = scene
  const row = (y: number, fill: string, stroke: string, shift: number) => {
    const id = sheet.name()
    const rings = [65, 43, 22].map((r) => `<circle cx="60" cy="65" r="${r}"/>`).join('')
    sheet.define(
      `<pattern id="${id}" x="${shift}" y="${y - 69}" width="120" height="69" patternUnits="userSpaceOnUse">` +
        `<g fill="${fill}" stroke="${stroke}" stroke-width="8">${rings}</g></pattern>`,
    )
    return `<path d="M0 ${y - 69}h600v69H0z" fill="url(#${id})"/>` + path(`M0 ${y - 4}h600V800H0z`, fill)
  }
  return (
    ground(scene, inks.sky, inks.bright, 640) +
    (night ? stars(scene.roll, 16, 600, 220, '#fff') : '') +
    disc(300, 300, 252, inks.sun, 0.25) +
    disc(300, 300, 214, inks.sun) +
    row(500, inks.land1, inks.bright, 0) +
    hero(scene, { size: 424, x: 300, y: 592, foot: true, keyline: 18, drop: 13 }) +
    row(562, inks.land2, inks.land1, 60) +
    row(622, inks.land3, inks.land2, 0) +
    title(scene, { on: 'band', y: 606, height: 134 }) +
    seal(scene, 'band')
  )
}
