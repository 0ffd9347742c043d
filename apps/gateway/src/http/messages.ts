import chinese from '../../messages/CN.json' with { type: 'json' }
import english from '../../messages/EN.json' with { type: 'json' }
import indonesian from '../../messages/ID.json' with { type: 'json' }
import thai from '../../messages/TH.json' with { type: 'json' }
import tagalog from '../../messages/TY.json' with { type: 'json' }
import vietnamese from '../../messages/VI.json' with { type: 'json' }
import type { Language } from './languages.ts'

/** A code that the gateway may answer. */
export type MessageCode = keyof typeof english

/** Whether a text is a code, and not just any name. */
export const isMessageCode = (text: string): text is MessageCode => Object.hasOwn(english, text)

const catalogues = { TY: tagalog, EN: english, CN: chinese, TH: thai, VI: vietnamese, ID: indonesian } satisfies Record<Language, Record<MessageCode, string>>

/** The sentence of a code; `{name}` takes the member of that name from `value`. */
export function sentence(code: MessageCode, language: Language, value: unknown = null): string {
  const values = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  return catalogues[language][code].replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ''))
}

/** The text of a code as it stands, its places left open. */
export const openSentence = (code: MessageCode, language: Language): string => catalogues[language][code]
