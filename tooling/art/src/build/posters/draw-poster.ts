import { gzipSync } from 'node:zlib'
import type { CatalogueGame } from '../../../../../apps/gateway/src/app/seed/catalogue/index.ts'
import { finish, newSheet } from '../draw/sheet.ts'
import { sceneOf } from '../templates/scene.ts'
import { templates } from '../templates/index.ts'
import type { FaceName } from '../data/faces.ts'
import type { Look } from './assign.ts'
import { planPoster } from './plan.ts'

/** Most bytes a poster should take, gzip level 9. */
export const budget = 4096

/** Bytes of a text, gzip level 9. */
export const weigh = (text: string): number => gzipSync(text, { level: 9 }).length

const draw = (game: CatalogueGame, look: Look, plain: boolean, face?: FaceName): string => {
  const sheet = newSheet()
  const plan = planPoster(game, look, plain)
  const scene = sceneOf(face ? { ...plan, face, bend: 'none' } : plan, sheet)
  return finish(sheet, [600, 800], game.title, templates[look.template](scene))
}

/** Draws one poster; when it is over the budget the pattern goes first, then the face gets plainer. */
export const drawPoster = (game: CatalogueGame, look: Look): string => {
  const full = draw(game, look, false)
  if (weigh(full) <= budget) return full
  const light = draw(game, look, true)
  if (weigh(light) <= budget) return light
  return draw(game, look, true, 'anton')
}
