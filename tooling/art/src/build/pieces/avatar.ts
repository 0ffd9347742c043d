import type { PaletteName } from '../data/palettes.ts'
import { isDay } from '../data/palettes.ts'
import { drawHero } from '../draw/hero.ts'
import { inksOf } from '../draw/inks.ts'
import { box, disc, rays } from '../draw/shapes.ts'
import { finish, newSheet } from '../draw/sheet.ts'
import type { ToneName } from '../draw/tones.ts'
import { toneOf } from '../draw/tones.ts'

interface AvatarLook {
  readonly icon: string
  readonly palette: PaletteName
  readonly tone?: ToneName
  readonly size?: number
}

/** The avatars, in order of their numbers: twelve creatures, then creatures, plants and things by turns. */
export const avatars: readonly AvatarLook[] = [
  { icon: 'fox-head', palette: 'copper' },
  { icon: 'panda', palette: 'mint', tone: 'white' },
  { icon: 'owl', palette: 'midnight' },
  { icon: 'tiger-head', palette: 'saffron' },
  { icon: 'rabbit-head', palette: 'lilac', size: 138 },
  { icon: 'monkey', palette: 'moss', size: 130 },
  { icon: 'wolf-head', palette: 'polar', tone: 'steel' },
  { icon: 'lion', palette: 'dawn' },
  { icon: 'eagle-head', palette: 'lacquer' },
  { icon: 'cat', palette: 'blush', size: 144 },
  { icon: 'rooster', palette: 'kraft', tone: 'red' },
  { icon: 'sea-turtle', palette: 'tide', tone: 'leaf' },
  { icon: 'octopus', palette: 'orchid' },
  { icon: 'lotus', palette: 'jade', tone: 'rose', size: 132 },
  { icon: 'spiked-dragon-head', palette: 'ember' },
  { icon: 'air-balloon', palette: 'polar', tone: 'red', size: 136 },
  { icon: 'dolphin', palette: 'lagoon', size: 134 },
  { icon: 'sunflower', palette: 'storm', tone: 'gold', size: 132 },
  { icon: 'penguin', palette: 'lime', tone: 'white', size: 134 },
  { icon: 'rocket', palette: 'midnight', tone: 'red', size: 136 },
  { icon: 'parrot-head', palette: 'felt' },
  { icon: 'cactus', palette: 'dawn', tone: 'leaf', size: 134 },
  { icon: 'horse-head', palette: 'plum' },
  { icon: 'oni', palette: 'bordeaux' },
]

/** Draws one avatar for a round crop. */
export const drawAvatar = ({ icon, palette, tone, size = 126 }: AvatarLook, label: string): string => {
  const sheet = newSheet()
  const inks = inksOf(palette)
  const day = isDay(palette)
  const markup =
    box(0, 0, 192, 192, day ? inks.sky : inks.bright) +
    rays(12, 96, 100, day ? inks.bright : inks.land1, 0.55, 150) +
    disc(96, 98, 72, inks.ink, 0.2) +
    disc(96, 96, 70, inks.sun, 0.9) +
    drawHero(sheet, { icon, size, x: 96, y: 102, keyline: 8, drop: 6 }, toneOf(inks, tone), inks.ink)
  return finish(sheet, [192, 192], label, markup)
}
