import { isFromRight } from '../direction-of.ts'
import type { Messages, MessageValues } from '../messages.ts'
import { formatParts, type Filling } from './format-parts.ts'

/** Messages of one language. `formatMessage` reads those that are not compiled. */
export interface IntlMessages {
  readonly locale: string
  readonly messages: unknown
  formatMessage(descriptor: { id: string }, values?: never): unknown
}

/** Puts the messages of a language together. A missing id gives the id, never a crash. */
export interface MessageFormatter {
  readonly text: (id: string, values?: MessageValues) => string
  /** The parts of a message with tags, in order. */
  readonly parts: (id: string, values: Filling) => unknown[]
  readonly has: (id: string) => boolean
}

const nothing: Filling = Object.freeze({})
const places = /[{<]|''/

function makeMessageFormatter(intl: IntlMessages): MessageFormatter {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- formatjs takes messages that are compiled to parts; its types know texts alone
  const messages = intl.messages as Messages
  const voice = { tag: intl.locale, rightToLeft: isFromRight(intl.locale) }
  const plain = new Map<string, string>()
  const has = (id: string): boolean => Object.hasOwn(messages, id)
  const parts = (id: string, values: Filling = nothing): unknown[] => {
    const message = has(id) ? messages[id] : id
    if (typeof message === 'object') return formatParts(message, voice, values)
    if (message === undefined || !places.test(message)) plain.set(id, message ?? id)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values are those that this formatter was asked to fill in
    return [plain.get(id) ?? intl.formatMessage({ id }, values as never)].flat()
  }
  return { has, parts, text: (id, values) => plain.get(id) ?? parts(id, values).join('') }
}

const formatters = new WeakMap<IntlMessages, MessageFormatter>()

/** The formatter of some messages, made once. */
export function messageFormatterOf(intl: IntlMessages): MessageFormatter {
  const known = formatters.get(intl) ?? makeMessageFormatter(intl)
  formatters.set(intl, known)
  return known
}
