import EN from 'virtual:messages/EN'
import VI from 'virtual:messages/VI'

const named = (messages: Readonly<Record<string, string>>, engine: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([code, text]) => {
      if (code.startsWith('cards.')) return [[code, text] as const]
      const area = ['frame', engine].find((name) => code.startsWith(`${name}.`))
      return area ? [[code.slice(area.length + 1), text] as const] : []
    }),
  )

/** The words of an engine as its document carries them, in English and, where texts get long, Vietnamese. */
export const wordsOf = (engine: string): string =>
  JSON.stringify({
    EN: { tag: 'en', locale: 'en-PH', words: named(EN, engine) },
    VI: { tag: 'vi', locale: 'vi-VN', words: named(VI, engine) },
  })
