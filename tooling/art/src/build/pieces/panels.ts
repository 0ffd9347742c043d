import type { PaletteName } from '../data/palettes.ts'
import { chance } from '../draw/chance.ts'
import { drawHero } from '../draw/hero.ts'
import { inksOf } from '../draw/inks.ts'
import type { LandKind } from '../draw/land.ts'
import { land } from '../draw/land.ts'
import { box, disc, stars } from '../draw/shapes.ts'
import { finish, newSheet } from '../draw/sheet.ts'
import type { ToneName } from '../draw/tones.ts'
import { toneOf } from '../draw/tones.ts'

/** The tall landscape beside the login form (720 x 1120): dusk, low sun, a balloon. */
export const drawLoginPanel = (): string => {
  const sheet = newSheet()
  const inks = inksOf('ember')
  const roll = chance('panel/login')
  const lay = (kind: LandKind, y: number, rise: number, fill: string) =>
    land(kind, { y, rise, width: 720, foot: 1120 }, fill, roll)
  const markup =
    box(
      0,
      0,
      720,
      1120,
      sheet.gradient(
        [0, 0, 0, 900],
        [
          [0, inks.sky],
          [1, inks.bright],
        ],
      ),
    ) +
    stars(roll, 30, 720, 420, '#fff') +
    disc(360, 660, 400, inks.sun, 0.14) +
    disc(360, 660, 330, inks.sun, 0.26) +
    disc(360, 660, 262, inks.sun) +
    drawHero(
      sheet,
      { icon: 'air-balloon', size: 420, x: 360, y: 480, keyline: 16, drop: 12 },
      toneOf(inks, 'red'),
      inks.ink,
    ) +
    drawHero(
      sheet,
      { icon: 'air-balloon', size: 130, x: 150, y: 380, keyline: 8, drop: 5 },
      toneOf(inks, 'gold'),
      inks.ink,
    ) +
    lay('peaks', 800, 130, inks.land1) +
    lay('dunes', 880, 90, inks.land2) +
    lay('hills', 1010, 90, inks.land3)
  return finish(sheet, [720, 1120], '', markup).replace(' role="img" aria-label=""', ' aria-hidden="true"')
}

interface Wide {
  readonly seed: string
  readonly palette: PaletteName
  readonly icon: string
  readonly tone?: ToneName
  readonly size: number
  readonly far: LandKind
}

/** A wide landscape (1440 x 900) with one thing on its ground, for pages that have little to say. */
const drawWide = ({ seed, palette, icon, tone, size, far }: Wide): string => {
  const sheet = newSheet()
  const inks = inksOf(palette)
  const roll = chance(seed)
  const lay = (kind: LandKind, y: number, rise: number, fill: string) =>
    land(kind, { y, rise, width: 1440, foot: 900 }, fill, roll)
  const fall = (y: number, top: string, bottom: string) =>
    sheet.gradient(
      [0, y, 0, y + 190],
      [
        [0, top],
        [1, bottom],
      ],
    )
  const air = sheet.gradient(
    [0, 0, 0, 720],
    [
      [0, inks.sky],
      [1, inks.bright],
    ],
  )
  const markup =
    box(0, 0, 1440, 900, air) +
    stars(roll, 34, 1440, 360, '#fff') +
    disc(720, 470, 380, inks.sun, 0.14) +
    disc(720, 470, 312, inks.sun, 0.26) +
    disc(720, 470, 246, inks.sun) +
    lay(far, 640, 120, fall(540, inks.land1, inks.bright)) +
    lay('dunes', 720, 70, fall(660, inks.land2, inks.land1)) +
    drawHero(sheet, { icon, size, x: 720, y: 790, foot: true, keyline: 16, drop: 12 }, toneOf(inks, tone), inks.ink) +
    lay('hills', 810, 60, inks.land3)
  return finish(sheet, [1440, 900], '', markup).replace(' role="img" aria-label=""', ' aria-hidden="true"')
}

/** Behind the notice of maintenance: a lighthouse that keeps its light. */
export const drawMaintenancePanel = (): string =>
  drawWide({ seed: 'panel/maintenance', palette: 'ember', icon: 'lighthouse', size: 520, far: 'peaks' })

/** Behind the notice that the site is not open in this country: a gate. */
export const drawRestrictionPanel = (): string =>
  drawWide({
    seed: 'panel/restriction',
    palette: 'storm',
    icon: 'medieval-gate',
    tone: 'steel',
    size: 500,
    far: 'peaks',
  })

/** Beside the words of a page that is not there: a cactus on empty land. */
export const drawLostPanel = (): string =>
  drawWide({ seed: 'panel/lost', palette: 'copper', icon: 'cactus', tone: 'leaf', size: 430, far: 'dunes' })

/** Beside the words of a lost connection: an owl at night. */
export const drawOfflinePanel = (): string =>
  drawWide({ seed: 'panel/offline', palette: 'midnight', icon: 'owl', size: 430, far: 'hills' })

/** The strip over the registration form (1280 x 240), without words. */
export const drawRegisterStrip = (): string => {
  const sheet = newSheet()
  const inks = inksOf('ember')
  const roll = chance('panel/register')
  const lay = (kind: LandKind, y: number, rise: number, fill: string) =>
    land(kind, { y, rise, width: 1280, foot: 240 }, fill, roll)
  const balloon = (size: number, x: number, y: number, tone: 'red' | 'gold') =>
    drawHero(
      sheet,
      { icon: 'air-balloon', size, x, y, keyline: Math.max(5, size * 0.04), drop: size * 0.03 },
      toneOf(inks, tone),
      inks.ink,
    )
  const markup =
    box(
      0,
      0,
      1280,
      240,
      sheet.gradient(
        [0, 0, 0, 220],
        [
          [0, inks.sky],
          [1, inks.bright],
        ],
      ),
    ) +
    stars(roll, 18, 1280, 110, '#fff') +
    disc(940, 190, 190, inks.sun, 0.18) +
    disc(940, 190, 150, inks.sun, 0.3) +
    disc(940, 190, 112, inks.sun) +
    balloon(150, 940, 104, 'red') +
    balloon(72, 1090, 76, 'gold') +
    lay('peaks', 190, 50, inks.land1) +
    lay('dunes', 206, 26, inks.land2) +
    lay('hills', 234, 22, inks.land3)
  return finish(sheet, [1280, 240], '', markup).replace(' role="img" aria-label=""', ' aria-hidden="true"')
}
