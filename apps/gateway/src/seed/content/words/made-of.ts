import type { Words } from '../../../db/tables/index.ts'

/** What is made of a text, in every language the text is written in. */
export const madeOf = (words: Words, make: (text: string, language: keyof Words) => string): Words => {
  const made = (Object.keys(words) as (keyof Words)[]).map((language) => [language, make(words[language] ?? words.EN, language)])
  return { EN: '', TY: '', ...(Object.fromEntries(made) as Partial<Words>) }
}
