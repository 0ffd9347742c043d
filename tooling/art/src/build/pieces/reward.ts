import type { RewardPicture } from '../../paths.ts'
import type { PaletteName } from '../data/palettes.ts'
import { drawHero } from '../draw/hero.ts'
import { inksOf } from '../draw/inks.ts'
import { box, disc, rays } from '../draw/shapes.ts'
import { finish, newSheet } from '../draw/sheet.ts'
import type { ToneName } from '../draw/tones.ts'
import { toneOf } from '../draw/tones.ts'

interface RewardLook {
  readonly icon: string
  readonly palette: PaletteName
  readonly tone?: ToneName
  /** Degrees, clockwise. */
  readonly turn?: number
}

const [width, height] = [640, 296]

const looks: Readonly<Record<RewardPicture, RewardLook>> = {
  coins: { icon: 'two-coins', palette: 'jade', tone: 'gold' },
  'coin-pile': { icon: 'coins', palette: 'felt', tone: 'gold' },
  notes: { icon: 'money-stack', palette: 'moss', tone: 'gold' },
  ticket: { icon: 'ticket', palette: 'orchid', tone: 'gold', turn: -12 },
  chest: { icon: 'open-treasure-chest', palette: 'bordeaux', tone: 'gold' },
  cards: { icon: 'card-ace-spades', palette: 'lagoon', tone: 'white', turn: -8 },
  mug: { icon: 'coffee-mug', palette: 'saffron', tone: 'red' },
  'power-bank': { icon: 'battery-pack', palette: 'mint', tone: 'steel' },
  headphones: { icon: 'headphones', palette: 'lilac' },
  tablet: { icon: 'tablet', palette: 'polar', tone: 'dark', turn: 8 },
}

/** Draws what points buy (640 x 296): the thing itself, lit before a sun with rays. */
export const drawReward = (picture: RewardPicture): string => {
  const { icon, palette, tone, turn } = looks[picture]
  const sheet = newSheet()
  const inks = inksOf(palette)
  const [x, y] = [width / 2, height / 2]
  const markup =
    box(0, 0, width, height, inks.sky) +
    rays(20, x, y, inks.bright, 0.4, 420) +
    disc(x, y, 132, inks.sun, 0.26) +
    disc(x, y, 106, inks.sun) +
    drawHero(
      sheet,
      { icon, size: 168, x, y, keyline: 8, drop: 6, ...(turn ? { turn } : {}) },
      toneOf(inks, tone),
      inks.ink,
    )
  return finish(sheet, [width, height], '', markup).replace(' role="img" aria-label=""', ' aria-hidden="true"')
}
