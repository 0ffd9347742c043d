import { inEachLanguage, languages, type Language } from '../http/languages.ts'

/** What a frame says in one language, by the names that it uses; its places stay open for the frame to fill. */
export type FrameWords = (language: Language) => Readonly<Record<string, string>>

/** The words of a frame in every language, each with its tag and locale, as a JSON text that cannot leave its element. */
export const frameWords = (wordsIn: FrameWords): string =>
  JSON.stringify(
    inEachLanguage((language) => ({ tag: languages[language].tag, locale: languages[language].locale, words: wordsIn(language) })),
  ).replace(/</g, '\\u003c')
