import { inEachLanguage, languages, type Language } from '../http/languages.ts'
import { openSentence, type MessageCode } from '../http/messages.ts'

/** The messages that every game shows. */
const common = [
  'playMoney',
  'demo',
  'opening',
  'rules',
  'close',
  'back',
  'balance',
  'stake',
  'less',
  'more',
  'check',
  'checking',
  'unsure',
  'offline',
  'retry',
  'returnExact',
  'returnSimulated',
  'decided',
] as const
/** Messages of every game that a game may replace by its own. */
const usual = ['keys'] as const

/**
 * The words of an engine: those of every game, its own messages
 * by what follows its name and a dot, any other by its code.
 * @throws where one of its own would take the place of a word of every game
 */
export const engineMessages = (engine: string, codes: readonly MessageCode[]): FrameMessages => {
  const named = codes.map(
    (code) => [code.startsWith(`${engine}.`) ? code.slice(engine.length + 1) : code, code] as const,
  )
  const taken = named.find(([name]) => common.some((word) => word === name))
  if (taken) throw new Error(`${taken[1]} would take the place of frame.${taken[0]}`)
  return (language) => ({
    ...Object.fromEntries([...common, ...usual].map((name) => [name, openSentence(`frame.${name}`, language)])),
    ...Object.fromEntries(named.map(([name, code]) => [name, openSentence(code, language)])),
  })
}

/** What a frame says in one language, by the names that it uses; its places stay open for the frame to fill. */
export type FrameMessages = (language: Language) => Readonly<Record<string, string>>

/**
 * The words of a frame in every language, each with its tag and locale, as a JSON text that cannot leave its element.
 */
export const frameMessages = (wordsIn: FrameMessages): string =>
  JSON.stringify(
    inEachLanguage((language) => ({
      tag: languages[language].tag,
      locale: languages[language].locale,
      words: wordsIn(language),
    })),
  ).replace(/</g, '\\u003c')
