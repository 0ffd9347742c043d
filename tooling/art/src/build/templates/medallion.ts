import { disc, patterns, rays, ring } from '../draw/shapes.ts'
import type { Template } from './scene.ts'
import { fade, ground, hero, patterned, seal, title, whole } from './scene.ts'

const round = (count: number, point: (angle: number, at: number) => string) =>
  Array.from({ length: count }, (_, at) => point((at * 2 * Math.PI) / count, at)).join('')

/** Edges of a seal about 300, 314: scallops, a star of many points, a gear of plates, a rope. */
const rims: readonly string[] = [
  round(
    20,
    (angle) =>
      `M${Math.round(262 + 232 * Math.cos(angle))} ${Math.round(314 + 232 * Math.sin(angle))}a38 38 0 1 1 76 0 38 38 0 1 1-76 0z`,
  ),
  `M${round(48, (angle, at) => {
    const r = at % 2 === 0 ? 280 : 244
    return `${at === 1 ? 'L' : at === 0 ? '' : ' '}${Math.round(300 + r * Math.cos(angle))} ${Math.round(314 + r * Math.sin(angle))}`
  })}z`,
  `M${round(12, (angle, at) => {
    const r = 274
    return `${at === 1 ? 'L' : at === 0 ? '' : ' '}${Math.round(300 + r * Math.cos(angle + 0.26))} ${Math.round(314 + r * Math.sin(angle + 0.26))}`
  })}z`,
  round(
    8,
    (angle) =>
      `M${Math.round(210 + 178 * Math.cos(angle))} ${Math.round(314 + 178 * Math.sin(angle))}a90 90 0 1 1 180 0 90 90 0 1 1-180 0z`,
  ),
]

/** A seal with a rim of its own on a patterned ground. */
export const medallion: Template = (scene) => {
  const { inks, night } = scene
  const at = scene.sheet.name()
  const kind = Math.floor(scene.roll() * rims.length)
  scene.sheet.define(`<path id="${at}" d="${rims[kind] ?? rims[0]}"/>`)
  const own = scene.tone.accent
  const petal = own.startsWith('#fff') || own === inks.ink ? inks.accent : own
  const field =
    kind === 1
      ? rays(24, 300, 314, night ? inks.land1 : inks.bright, 0.5)
      : patterned(
          scene,
          kind === 2
            ? patterns.lattice(56, night ? inks.bright : inks.sun)
            : patterns.dots(56, night ? inks.bright : inks.sun),
          whole,
          0.45,
        )
  const dish = scene.sheet.glow(
    [270, 260, 250],
    [
      [0, inks.land2],
      [1, inks.land3],
    ],
  )
  return (
    ground(scene, night ? inks.land2 : inks.sky) +
    field +
    `<use href="#${at}" y="12" fill="${inks.ink}" opacity=".5"/><use href="#${at}" fill="${petal}"/>` +
    (kind === 2 ? ring(300, 314, 250, inks.ink, 4, ' opacity=".5"') : '') +
    disc(300, 314, 236, inks.sun) +
    disc(300, 314, 206, dish) +
    ring(300, 314, 221, inks.ink, 6, kind === 3 ? ' opacity=".55"' : ' stroke-dasharray="2 11" opacity=".8"') +
    rays(24, 300, 314, night ? inks.land1 : inks.land2, 0.4, 206) +
    hero(scene, { size: 322, x: 300, y: 312, keyline: 15, drop: 12 }) +
    fade(scene, 480) +
    title(scene, { on: 'open', y: 588, height: 146 }) +
    seal(scene, 'open')
  )
}
