import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Message, MessagePart } from '../messages.ts'

/** What would make a text look like a message that still has to be read. */
const places = /[{<]|''/

/** Parses ICU texts ahead of time; one with nothing to fill in stays a text. @throws SyntaxError naming the id of a broken message. */
export function compileMessages(texts: Readonly<Record<string, string>>): Readonly<Record<string, Message>> {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      try {
        const parts = parse(text, { captureLocation: false, shouldParseSkeletons: true })
        const [only] = parts
        return [id, parts.length === 1 && only?.type === TYPE.literal && !places.test(only.value) ? only.value : (parts as readonly unknown[] as readonly MessagePart[])]
      } catch (cause) {
        throw new SyntaxError(`message ${id} does not parse: ${text}`, { cause })
      }
    }),
  )
}
