import chinese from '../../../messages/CN.json' with { type: 'json' }
import english from '../../../messages/EN.json' with { type: 'json' }
import indonesian from '../../../messages/ID.json' with { type: 'json' }
import thai from '../../../messages/TH.json' with { type: 'json' }
import tagalog from '../../../messages/TY.json' with { type: 'json' }
import vietnamese from '../../../messages/VI.json' with { type: 'json' }
import { fillPlaces } from './fill-places.ts'
import { inEachLanguage, type Language } from './languages.ts'

/** A code that the gateway may answer. */
export type MessageCode = keyof typeof english

/** Whether a text is a code, and not just any name. */
export const isMessageCode = (text: string): text is MessageCode => Object.hasOwn(english, text)

const catalogues = { TY: tagalog, EN: english, CN: chinese, TH: thai, VI: vietnamese, ID: indonesian } satisfies Record<
  Language,
  Record<MessageCode, string>
>

/**
 * The sentence of a code; `{name}` takes the member of that name from
 * `value`. A sum (`{name, number, money}`) stands there in minor units.
 */
export function sentence(code: MessageCode, language: Language, value: unknown = null): string {
  const values: Record<string, unknown> = typeof value === 'object' ? { ...value } : {}
  return fillPlaces(catalogues[language][code], { language, values })
}

/** The sentence of a code in every language that the platform speaks. */
export const sentences = (code: MessageCode, value: unknown = null): Readonly<Record<Language, string>> =>
  inEachLanguage((language) => sentence(code, language, value))

/** The text of a code as it stands, its places left open. */
export const openSentence = (code: MessageCode, language: Language): string => catalogues[language][code]
