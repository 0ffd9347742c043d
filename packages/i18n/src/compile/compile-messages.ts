import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Message, MessagePart } from '../messages.ts'

/** What would make a text look like a message that still has to be read. */
const places = /[{<]|''/

/**
 * Parses ICU messages, at build time: the parser is 6 kB and stays out of the browser.
 *
 * @param texts ICU messages by id
 * @returns compiled messages by id; one without arguments stays a text
 * @throws SyntaxError naming the id of a broken message.
 * @throws SyntaxError that names the id of a message that does not parse
 * @example compileMessages({ 'games.count': '{n, plural, one {# game} other {# games}}' })
 */
export function compileMessages(texts: Readonly<Record<string, string>>): Readonly<Record<string, Message>> {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      try {
        const parts = parse(text, { captureLocation: false, shouldParseSkeletons: true })
        const [only] = parts
        return [
          id,
          parts.length === 1 && only?.type === TYPE.literal && !places.test(only.value)
            ? only.value
            : // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parts of the parser are those of a message, their kinds written as numbers
              (parts as readonly unknown[] as readonly MessagePart[]),
        ]
      } catch (cause) {
        throw new SyntaxError(`message ${id} does not parse: ${text}`, { cause })
      }
    }),
  )
}
