import { parse } from '@formatjs/icu-messageformat-parser'
import type { Messages } from '../messages.ts'

/** Parses ICU texts ahead of time. @throws SyntaxError naming the id of a broken message. */
export function compileMessages(texts: Readonly<Record<string, string>>): Messages {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      try {
        return [id, parse(text, { captureLocation: false })]
      } catch (cause) {
        throw new SyntaxError(`message ${id} does not parse: ${text}`, { cause })
      }
    }),
  )
}
