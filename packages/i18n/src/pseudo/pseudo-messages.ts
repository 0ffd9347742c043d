import { compileMessages } from '../compile/compile-messages.ts'
import type { MessagePart, Messages } from '../messages.ts'
import type { PseudoCode } from '../pseudo-code.ts'
import { accent } from './accent.ts'

/** A text whose letters run from the right; what is read out and searched for stays the same. */
const turn = (text: string): string => text.replace(/\S+(?: \S+)*/g, (words) => `\u202e${words}\u202c`)

/** The pseudo-locales: XA is English with long accented words in brackets, XB is English written from the right. */
export const pseudoCodes = ['XA', 'XB'] as const satisfies readonly PseudoCode[]

const written = (part: MessagePart, change: (text: string) => string): MessagePart => {
  if (part.type === 0) return { ...part, value: change(part.value) }
  if (part.type === 8) return { ...part, children: part.children.map((child) => written(child, change)) }
  if (part.type !== 5 && part.type !== 6) return part
  const options = Object.entries(part.options).map(
    ([key, { value }]) => [key, { value: value.map((child) => written(child, change)) }] as const,
  )
  return { ...part, options: Object.fromEntries(options) }
}

/**
 * Compiles English ICU messages into a pseudo-locale, to find text
 * that is no message or does not fit. Arguments and tags stay.
 *
 * @param code `XA` for accents, brackets and 40 % more length; `XB` for right to left
 * @param english ICU messages by id
 * @returns compiled messages by id
 * @throws SyntaxError naming the id of a broken message.
 * @throws SyntaxError that names the id of a message that does not parse
 * @example pseudoMessages('XA', { 'site.home': 'Home' })
 */
export function pseudoMessages(code: PseudoCode, english: Readonly<Record<string, string>>): Messages {
  const change = code === 'XA' ? accent : turn
  const [open, close] = code === 'XA' ? ['[', ']'] : ['', '']
  return Object.fromEntries(
    Object.entries(compileMessages(english)).map(([id, message]) => {
      if (typeof message === 'string') return [id, open + change(message) + close]
      const parts = message.map((part) => written(part, change))
      return [id, open ? [{ type: 0, value: open } as const, ...parts, { type: 0, value: close } as const] : parts]
    }),
  )
}
