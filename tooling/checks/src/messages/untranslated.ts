import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBrand } from './naming.ts'
import type { Catalogue } from './read-catalogues.ts'

/** Ids whose text is rightly the English one, by language: names, and words that a language took over. */
export type Allowed = Readonly<Record<string, readonly string[]>>

/** The list of such ids, from the root. */
export const allowedFile = 'tooling/checks/same-as-english.json'

/** Whether a text is more than places and signs: without those, letters are left that somebody could translate. */
const hasText = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/\{\w+(?:, \w+)*\}|<\/?\w+>/g, ''))

/**
 * Texts that are still English in another language and not on the list, and entries of the list that no longer apply.
 */
export function findUntranslated(root: string, catalogues: readonly Catalogue[]): string[] {
  const file = join(root, allowedFile)
  const allowed: Allowed = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Allowed) : {}
  const same = catalogues
    .filter(({ folder }) => !isBrand(folder))
    .flatMap(({ languages: { EN: english = {}, ...others } }) =>
      Object.entries(others).flatMap(([language, texts]) =>
        Object.keys(english).flatMap((id) =>
          texts[id] === english[id] && hasText(english[id] ?? '') ? [`${language} ${id}`] : [],
        ),
      ),
    )
  const listed = Object.entries(allowed).flatMap(([language, ids]) => ids.map((id) => `${language} ${id}`))
  return [
    ...same
      .filter((each) => !listed.includes(each))
      .map((each) => `${each} says the same as EN: translate it, or list it in ${allowedFile}`),
    ...listed
      .filter((each) => !same.includes(each))
      .map((each) => `${allowedFile} lists ${each}, which is translated or gone`),
  ]
}
