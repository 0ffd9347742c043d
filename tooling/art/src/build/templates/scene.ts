import type { FaceName } from '../data/faces.ts'
import { drawMark } from '../data/marks.ts'
import type { BendName } from '../draw/bend.ts'
import { chance } from '../draw/chance.ts'
import type { HeroPose } from '../draw/hero.ts'
import { drawHero } from '../draw/hero.ts'
import type { Inks } from '../draw/inks.ts'
import type { LandKind } from '../draw/land.ts'
import { land } from '../draw/land.ts'
import type { LetterStyle } from '../draw/lettering.ts'
import { drawTitle } from '../draw/lettering.ts'
import type { Pattern } from '../draw/shapes.ts'
import { box } from '../draw/shapes.ts'
import type { Sheet } from '../draw/sheet.ts'
import type { Tone } from '../draw/tones.ts'

/** All decisions of one poster. */
export interface PosterPlan {
  readonly id: number
  readonly title: string
  readonly provider: string
  readonly night: boolean
  readonly inks: Inks
  readonly tone: Tone
  readonly icon: string
  readonly face: FaceName
  readonly bend: BendName
  readonly style: LetterStyle
  readonly land: LandKind
  readonly mirror: boolean
  readonly turn: number
  readonly symbols: readonly string[]
  readonly cards: readonly string[]
  readonly index: string
  readonly figure: string
  /** No pattern, fewer stars: for a drawing that came out too heavy. */
  readonly plain: boolean
}

/** What a template draws with. */
export interface Scene extends PosterPlan {
  readonly sheet: Sheet
  readonly roll: () => number
}

/** A template: from the plan to the markup of the poster, back to front. */
export type Template = (scene: Scene) => string

/** Starts the scene of a plan. */
export const sceneOf = (plan: PosterPlan, sheet: Sheet): Scene => ({
  ...plan,
  sheet,
  roll: chance(`${plan.id}/inside`),
})

/** The hero in the scene's colours and facing. */
export const hero = (scene: Scene, pose: Omit<HeroPose, 'icon'> & { readonly icon?: string }): string =>
  drawHero(
    scene.sheet,
    { icon: scene.icon, mirror: scene.mirror, ...pose, turn: (pose.turn ?? 0) + scene.turn },
    scene.tone,
    scene.inks.ink,
  )

/** A surface filled by a pattern. */
export const patterned = ({ sheet, plain }: Scene, pattern: Pattern, surface: string, opacity: number): string => {
  if (plain) return ''
  const id = sheet.name()
  sheet.define(
    `<pattern id="${id}" width="${pattern.cell}" height="${pattern.cell}"` +
      ` patternUnits="userSpaceOnUse">${pattern.markup}</pattern>`,
  )
  return `<g fill="url(#${id})" opacity="${opacity}">${surface}</g>`
}

/** A whole-canvas rectangle without a colour of its own. */
export const whole = '<path d="M0 0h600v800H0z"/>'

/** The ground: one ink, or a gradient from the top to `foot`. */
export const ground = ({ sheet }: Scene, top: string, bottom = top, foot = 800): string =>
  box(
    0,
    0,
    600,
    800,
    top === bottom
      ? top
      : sheet.gradient(
          [0, 0, 0, foot],
          [
            [0, top],
            [1, bottom],
          ],
        ),
  )

/** A soft round light. */
export const glow = ({ sheet }: Scene, x: number, y: number, r: number, ink: string, opacity: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${sheet.glow(
    [x, y, r],
    [
      [0, ink, opacity],
      [1, ink, 0],
    ],
  )}"/>`

/** Near or far land across the poster. */
export const lay = (scene: Scene, kind: LandKind, y: number, rise: number, fill: string): string =>
  land(kind, { y, rise, width: 600, foot: 800 }, fill, scene.roll)

/** The dark that carries a night title: from nothing at `from` to solid at 62 % of the way down. */
export const fade = ({ night, inks, sheet }: Scene, from: number): string => {
  if (!night) return ''
  const paint = sheet.gradient(
    [0, from, 0, 800],
    [
      [0, inks.ink, 0],
      [0.55, inks.ink, 0.94],
      [1, inks.ink],
    ],
  )
  return box(0, from, 600, 800 - from, paint)
}

/** Where a title stands: on a solid band, or on the open picture. */
export interface TitleSpot {
  readonly on: 'band' | 'open'
  readonly y?: number
  readonly height?: number
  readonly x?: number
  readonly width?: number
  readonly bend?: BendName
  readonly strength?: number
  readonly style?: LetterStyle
}

/** The title in the scene's face; open day pictures get dark letters with a light edge. */
export const title = (scene: Scene, spot: TitleSpot): string => {
  const { y = 590, height = 144, x = 50, width = 500 } = spot
  const open = spot.on === 'open' && !scene.night
  return drawTitle(scene.sheet, scene.inks, {
    text: scene.title,
    face: scene.face,
    x,
    y,
    width,
    height,
    bend: spot.bend ?? scene.bend,
    style: open ? 'bare' : (spot.style ?? scene.style),
    ...(spot.strength === undefined ? {} : { strength: spot.strength }),
  })
}

/** The provider's mark at the foot. */
export const seal = ({ provider, night, inks }: Scene, on: 'band' | 'open', size = 30, y = 753): string => {
  const dark = on === 'open' && !night
  const scale = size / 32
  const place = `translate(${300 - size / 2} ${y})scale(${Math.round(scale * 100) / 100})`
  const mark = drawMark(provider, dark ? inks.ink : inks.letterTop)
  return `<g transform="${place}" opacity="${dark ? 0.6 : 0.75}">${mark}</g>`
}
