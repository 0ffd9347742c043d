import type { Words } from '../../../../kernel/db/index.ts'
import { keysOf, recordOf } from '../../../../kernel/objects/index.ts'

/** What is made of a text, in every language the text is written in. */
export const madeOf = (words: Words, make: (text: string, language: keyof Words) => string): Words =>
  recordOf(keysOf(words), (language) => make(words[language] ?? words.EN, language))
