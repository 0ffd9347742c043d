import type { ContentWords } from './content-words.ts'
import { contentWords } from './index.ts'

type Language = keyof typeof contentWords

/** A text in two languages or more, together with what the files of the others say of it. */
export function addWords<Kind, Known extends object>(known: Known, say: (words: ContentWords) => Kind | undefined): Known & { readonly [language in Language]?: Kind } {
  const added: { [language in Language]?: Kind } = {}
  for (const language of Object.keys(contentWords) as Language[]) {
    const said = say(contentWords[language])
    if (said !== undefined) added[language] = said
  }
  return { ...known, ...added }
}
