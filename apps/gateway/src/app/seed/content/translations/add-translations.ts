import type { ContentTranslations } from './content-translations.ts'
import { contentTranslations } from './index.ts'
import { keysOf } from '../../../../kernel/objects/index.ts'

type Language = keyof typeof contentTranslations

/** A text in two languages or more, together with what the files of the others say of it. */
export function addTranslations<Kind, Known extends object>(
  known: Known,
  say: (words: ContentTranslations) => Kind | undefined,
): Known & { readonly [language in Language]?: Kind } {
  const added: { [language in Language]?: Kind } = {}
  for (const language of keysOf(contentTranslations)) {
    const said = say(contentTranslations[language])
    if (said !== undefined) added[language] = said
  }
  return { ...known, ...added }
}
