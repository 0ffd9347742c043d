import { termLines } from '../../../content/index.ts'
import type { PromotionTerms } from '../../../kernel/db/index.ts'
import { languages } from '../../../kernel/http/index.ts'
import type { Language } from '../../../kernel/http/index.ts'
import { keysOf, recordOf } from '../../../kernel/objects/index.ts'
import type { AnnouncementRow, PromotionRow } from '../../../kernel/ports/index.ts'
import { momentText } from './market-time.ts'

/** By how much a figure of a file is smaller than the one that is kept. */
const divisors: Readonly<Record<string, number>> = {
  loss: 100,
  reward: 100,
  deposit: 100,
  stake: 100,
  maximum: 100,
  mostPaid: 100,
  minimumDeposit: 100,
  from: 100,
  maxBet: 100,
  rate: 100,
  ceiling: 10_000,
}

/** A rule or terms with their figures as a file states them: sums in pesos, rates in percent. */
export function inFile(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => inFile(each))
  if (typeof value === 'number') return value / (divisors[key] ?? 1)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inFile(each, name)]))
}

/** The terms that a file states; whether it is paid after play and its least deposit follow from the rule. */
const stated = ({ multiple, on, playOnly = false, excluded, weights = {}, maxBet, days }: PromotionTerms) => ({
  multiple,
  on,
  playOnly,
  excluded,
  weights,
  maxBet,
  days,
})

/** What is said in each language, English first. */
const inOrder = <Said>(said: { readonly EN: Said } & { readonly [language in Language]?: Said }) =>
  recordOf(keysOf(languages), (language) => said[language] ?? said.EN)

/** A promotion as the file that it could be written with: what `promotion add` and `promotion change` read. */
export function promotionFile(
  { rule, terms, picture }: PromotionRow,
  announcement: AnnouncementRow | undefined,
): Readonly<Record<string, unknown>> {
  const file = { rule: inFile(rule), terms: terms && inFile(stated(terms)), picture }
  if (!announcement) return file
  const { title, summary, tabs, figure, figureLabel, category, position, startDate, endDate } = announcement
  return {
    ...file,
    title: inOrder(title),
    summary: summary && inOrder(summary),
    lines: inOrder(termLines(tabs)),
    figure,
    figureLabel: figureLabel && inOrder(figureLabel),
    category,
    position,
    start: momentText(startDate),
    end: endDate === null ? null : momentText(endDate),
  }
}
