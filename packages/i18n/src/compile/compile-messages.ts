import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Messages } from '../messages.ts'

/** Parses ICU texts ahead of time; one with nothing to fill in stays a text. @throws SyntaxError naming the id of a broken message. */
export function compileMessages(texts: Readonly<Record<string, string>>): Messages {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      try {
        const parts = parse(text, { captureLocation: false })
        const [only] = parts
        return [id, parts.length === 1 && only?.type === TYPE.literal ? only.value : parts]
      } catch (cause) {
        throw new SyntaxError(`message ${id} does not parse: ${text}`, { cause })
      }
    }),
  )
}
