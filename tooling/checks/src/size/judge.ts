import type { EntryPointSize } from './measure-entry-points.ts'
import { judgeOnlyIn, type OnlyIn } from './judge-only-in.ts'
import type { SiteSize } from './measure-site.ts'

/**
 * `budgets.json`: bytes that nothing may pass, and a sign of each library that home, or the whole site, never loads.
 */
export interface Budgets {
  readonly home: { readonly js: number; readonly css: number; readonly fonts: number }
  /** Of one language. */
  readonly words: number
  /** Of the own chunk of a page of the member or the agent centre. */
  readonly centrePage: number
  readonly firstFonts: readonly string[]
  /** A text that stands in the minified library, by its name. */
  readonly neverInHome: Readonly<Record<string, string>>
  /** The same, for what no script of the site may hold, late ones and workers included. */
  readonly neverInSite: Readonly<Record<string, string>>
  /** Libraries that one late chunk holds and no other, by their name. */
  readonly onlyIn: Readonly<Record<string, OnlyIn>>
  readonly entryPoints: Readonly<Record<string, { readonly own: number }>>
}

const over = (what: string, size: number, limit: number): string[] =>
  size > limit ? [`${what}: ${size} bytes, ${size - limit} over the budget of ${limit}`] : []

/** What breaks the budgets, one line each. `textOf` gives the text of a built file. */
export function judge(
  site: SiteSize,
  entryPoints: readonly EntryPointSize[],
  budgets: Budgets,
  textOf: (file: string) => string,
): string[] {
  const home = site.routes.find(({ name }) => name === 'home')
  if (!home) return ['the build has no home']
  const scripts = home.files.filter((file) => file.endsWith('.js')).map(textOf)
  return [
    ...over('home, scripts', home.js, budgets.home.js),
    ...over('home, styles', home.css, budgets.home.css),
    ...over('home, fonts', home.fonts, budgets.home.fonts),
    ...site.words.flatMap(({ name, js }) => over(`the words of ${name}`, js, budgets.words)),
    ...site.centrePages.flatMap(({ name, js }) => over(`${name}, its own chunk`, js, budgets.centrePage)),
    ...Object.entries(budgets.neverInHome).flatMap(([name, sign]) =>
      scripts.some((text) => text.includes(sign))
        ? [`home loads ${name} ("${sign}"); ask for it when it is needed`]
        : [],
    ),
    ...Object.entries(budgets.neverInSite).flatMap(([name, sign]) =>
      site.scripts
        .filter((file) => textOf(file).includes(sign))
        .map((file) => `${file} holds ${name} ("${sign}"), which no script of the site may hold`),
    ),
    ...judgeOnlyIn(site, budgets.onlyIn, textOf),
    ...entryPoints.flatMap(({ name, own }) =>
      over(`${name}, own code`, own, budgets.entryPoints[name]?.own ?? Number.POSITIVE_INFINITY),
    ),
  ]
}
