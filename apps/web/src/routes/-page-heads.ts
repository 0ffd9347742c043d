import type { Category } from '@parlour/games'
import { categoryOf } from './-hrefs.ts'

/** The pages that have a title and a description of their own. */
const pages = {
  '/': 'home',
  '/register': 'register',
  '/login': 'login',
  '/lottery': 'lottery',
  '/vnlottery': 'vietnam',
  '/promotions': 'promotions',
  '/promoDetail': 'promotion',
  '/pointMall': 'points',
  '/help': 'help',
  '/helpmc': 'helpCentre',
  '/down': 'download',
  '/download': 'download',
  '/game': 'game',
  '/seamless': 'game',
} as const satisfies Readonly<Record<string, string>>

/** A page by its name in the catalogue (`web.head.<name>`, `web.about.<name>`). */
export type HeadName = (typeof pages)[keyof typeof pages] | 'category' | 'member' | 'agent' | 'missing'

const byPath: Readonly<Record<string, HeadName>> = pages

/** Which title and description belong to a path, and the category that they name. */
export function headOf(path: string): { readonly name: HeadName; readonly category: Category | null } {
  const category = categoryOf(path.slice(1))
  if (category) return { name: 'category', category }
  const centre = /^\/(member|agent)(?:\/|$)/.exec(path)?.[1]
  return { name: byPath[path] ?? (centre === 'member' || centre === 'agent' ? centre : 'missing'), category: null }
}
