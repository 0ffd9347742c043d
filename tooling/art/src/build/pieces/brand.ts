import { inksOf } from '../draw/inks.ts'
import { box, disc, path, rays } from '../draw/shapes.ts'
import { finish, newSheet } from '../draw/sheet.ts'

const sun = 'M3 21a13 13 0 0 1 26 0z'
const sea = 'M1 23.5h30v2.8H1zM6 28.4h20V31H6z'
const spark = 'M16 10l1.4 4.1 4.1 1.4-4.1 1.4L16 21l-1.4-4.1-4.1-1.4 4.1-1.4z'

const setting = (ink: string) => path(sun + spark, ink).replace('<path', '<path fill-rule="evenodd"') + path(sea, ink)

/** The brand's mark: a sun setting into two lines of sea, with the evening star in it. */
export const drawBrandMark = (): string => finish(newSheet(), [32, 32], 'Vesper', setting('#ff8f70'))

/** The mark on its own dark tile, for browser tabs. */
export const drawFavicon = (): string =>
  finish(
    newSheet(),
    [32, 32],
    'Vesper',
    `${box(0, 0, 32, 32, '#1b1c34', ' rx="8"')}<g transform="translate(4.5 3)scale(.72)">${setting('#ff8f70')}</g>`,
  )

/** Stands for a poster that is missing. */
export const drawDefaultPoster = (): string => {
  const inks = inksOf('ember')
  const markup =
    box(0, 0, 600, 800, inks.land3) +
    rays(16, 300, 400, inks.land2, 0.8) +
    disc(300, 400, 170, inks.land2) +
    `<g transform="translate(172 268)scale(8)" opacity=".9">${setting(inks.accent)}</g>`
  return finish(newSheet(), [600, 800], 'Vesper', markup)
}

/** Stands for a poster that was asked for and did not come: the sun behind a cloud. */
export const drawErrorPoster = (): string => {
  const inks = inksOf('storm')
  const markup =
    box(0, 0, 600, 800, inks.land3) +
    rays(16, 300, 380, inks.land2, 0.7) +
    disc(300, 380, 170, inks.land2) +
    disc(330, 340, 92, inks.accent, 0.9) +
    path('M150 470a62 62 0 0 1 44-104 84 84 0 0 1 158-26 70 70 0 0 1 98 60 52 52 0 0 1-6 70z', inks.ink, 0.5).replace(
      '<path ',
      '<path transform="translate(6 12)" ',
    ) +
    path('M150 470a62 62 0 0 1 44-104 84 84 0 0 1 158-26 70 70 0 0 1 98 60 52 52 0 0 1-6 70z', inks.letterTop)
  return finish(newSheet(), [600, 800], 'Vesper', markup)
}

/** Stands for a player without an avatar. */
export const drawDefaultAvatar = (): string => {
  const inks = inksOf('ember')
  const markup =
    box(0, 0, 192, 192, inks.land2) +
    rays(12, 96, 100, inks.sky, 0.8, 150) +
    disc(96, 78, 34, inks.accent) +
    path('M30 192a66 70 0 0 1 132 0z', inks.accent)
  return finish(newSheet(), [192, 192], 'Vesper', markup)
}
