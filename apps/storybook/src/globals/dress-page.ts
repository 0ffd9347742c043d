import { directionOf, tagOf } from '@parlour/i18n'
import type { Globals } from './lists.ts'
import { reduceMotion } from './motion.ts'
import { themeOf } from './themes.ts'

/** The direction that a story is read in: the one chosen, or the language's own. */
export const readingDirection = ({ dir, lang }: Globals): string => (dir === 'auto' ? directionOf(lang) : dir)

/** Puts theme, brand, language, direction and motion on the page. */
export function dressPage(globals: Globals): void {
  const root = document.documentElement
  root.dataset.theme = themeOf(globals.brand, globals.theme).name
  root.lang = tagOf(globals.lang)
  root.dir = readingDirection(globals)
  reduceMotion(globals.motion === 'reduced')
}
