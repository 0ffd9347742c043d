import type { CatalogueGame } from '../../../../../apps/gateway/src/app/seed/catalogue/index.ts'
import { signCount } from '../../paths.ts'
import { entriesFor } from '../data/words.ts'
import { drawHero } from '../draw/hero.ts'
import { inksOf } from '../draw/inks.ts'
import { finish, newSheet } from '../draw/sheet.ts'
import type { ToneName } from '../draw/tones.ts'
import { toneOf } from '../draw/tones.ts'
import type { Look } from '../posters/assign.ts'
import { signsOf } from './signs-of.ts'

/** Side of one sign, and the longer side of its figure. */
const cell = 200
const figure = 164

/** Signs that stand beside one another are distinguished by their colours as well. */
const tones: readonly (ToneName | undefined)[] = [undefined, 'gold', 'rose', 'steel']

/** Draws the four highest signs of a slot in a row, each 200 x 200, the highest first. */
export const drawSigns = (game: CatalogueGame, look: Look): string => {
  const sheet = newSheet()
  const inks = inksOf(look.palette)
  const named = entriesFor(game.title).find(({ heroes }) => heroes.includes(look.icon))?.tone
  const drawn = signsOf(game, look).map((icon, at) => {
    const tone = at === 0 && named !== undefined ? named : tones[at]
    return drawHero(
      sheet,
      { icon, size: figure, x: at * cell + cell / 2, y: cell / 2, keyline: 9, drop: 6 },
      tone === undefined ? inks : toneOf(inks, tone),
      inks.ink,
    )
  })
  return finish(sheet, [cell * signCount, cell], `Signs of ${game.title}`, drawn.join(''))
}
