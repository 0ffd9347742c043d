import { isFromRight } from '../direction-of.ts'
import type { Messages, MessageValues } from '../messages.ts'
import { formatParts, type Filling } from './format-parts.ts'

/** Messages of one language. `formatMessage` reads those that nobody has compiled. */
export interface Spoken {
  readonly locale: string
  readonly messages: unknown
  formatMessage(descriptor: { id: string }, values?: never): unknown
}

/** Puts the messages of a language together. A missing id gives the id, never a crash. */
export interface Speaker {
  readonly text: (id: string, values?: MessageValues) => string
  /** The parts of a message with tags, in order. */
  readonly parts: (id: string, values: Filling) => unknown[]
  readonly has: (id: string) => boolean
}

const nothing: Filling = Object.freeze({})
const places = /[{<]|''/

function makeSpeaker(spoken: Spoken): Speaker {
  const messages = spoken.messages as Messages
  const voice = { tag: spoken.locale, rightToLeft: isFromRight(spoken.locale) }
  const plain = new Map<string, string>()
  const has = (id: string): boolean => Object.hasOwn(messages, id)
  const parts = (id: string, values: Filling = nothing): unknown[] => {
    const message = has(id) ? messages[id] : id
    if (typeof message === 'object') return formatParts(message, voice, values)
    if (message === undefined || !places.test(message)) plain.set(id, message ?? id)
    return [plain.get(id) ?? spoken.formatMessage({ id }, values as never)].flat()
  }
  return { has, parts, text: (id, values) => plain.get(id) ?? parts(id, values).join('') }
}

const speakers = new WeakMap<Spoken, Speaker>()

/** The speaker of some messages, made once. */
export function speakerOf(spoken: Spoken): Speaker {
  const known = speakers.get(spoken) ?? makeSpeaker(spoken)
  speakers.set(spoken, known)
  return known
}
