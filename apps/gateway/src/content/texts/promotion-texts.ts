import type { Tab, Words } from '../../kernel/db/index.ts'
import { sentences } from '../../kernel/http/index.ts'
import { keysOf, recordOf } from '../../kernel/objects/index.ts'

/** Lines in every language that they are written in. */
export type WordLists = { readonly [language in keyof Words]: readonly string[] }

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string =>
  Object.entries(escapes).reduce((done, [sign, entity]) => done.replaceAll(sign, entity), text)
const plain = (html: string): string =>
  Object.entries(escapes).reduceRight((done, [sign, entity]) => done.replaceAll(entity, sign), html)

/** A text as the one paragraph of an announcement. */
export const paragraph = (text: string): string => `<p>${escaped(text)}</p>`
const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`

/**
 * What an announcement says of a promotion, by what it offers
 * and the lines of its terms: the whole, and a tab for each.
 */
export function promotionTexts(
  summary: Words,
  lines: WordLists,
): { readonly content: Words; readonly tabs: readonly Tab[] } {
  const made = (make: (text: string, language: keyof Words) => string): Words =>
    recordOf(keysOf(summary), (language) => make(summary[language] ?? summary.EN, language))
  const terms = (language: keyof Words): string => list(lines[language] ?? lines.EN)
  return {
    content: made((text, language) => paragraph(text) + terms(language)),
    tabs: [
      { title: sentences('promotion.tab.offer'), content: made(paragraph) },
      { title: sentences('promotion.tab.terms'), content: made((_, language) => terms(language)) },
    ],
  }
}

/** The lines of the terms that an announcement was made with. */
export function termLines(tabs: readonly Tab[]): WordLists {
  const terms: Words = tabs.at(-1)?.content ?? { EN: '', TY: '' }
  return recordOf(keysOf(terms), (language) =>
    [...(terms[language] ?? '').matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => plain(line)),
  )
}
