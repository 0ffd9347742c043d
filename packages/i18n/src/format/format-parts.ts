import type { MessagePart } from '../messages.ts'
import { formatCount, formatFigure } from './format-figure.ts'
import { pluralRules } from './intl-cache.ts'
import { isolate } from './isolate.ts'

/** What fills the places of a message, by name; a tag takes a function of what is inside. */
export type Filling = Readonly<Record<string, unknown>>

/** The language that messages are put together in. */
export interface Voice {
  readonly tag: string
  readonly rightToLeft: boolean
}

const isTag = (value: unknown): value is (inside: unknown[]) => unknown => typeof value === 'function'

const ordinal = { type: 'ordinal' } as const

const add = (parts: unknown[], part: unknown): void => {
  const last = parts.length - 1
  if (typeof part === 'string' && typeof parts[last] === 'string') parts[last] += part
  else parts.push(part)
}

const keyOf = (element: Extract<MessagePart, { type: 5 | 6 }>, value: unknown, tag: string): string => {
  if (element.type === 5) return String(value)
  const exact = `=${String(value)}`
  if (Object.hasOwn(element.options, exact)) return exact
  return pluralRules(tag, element.pluralType === 'ordinal' ? ordinal : undefined).select(Number(value) - element.offset)
}

/**
 * Puts a compiled message together: its parts in order, neighbouring texts in one. A value that is a text keeps its
 * direction to itself, a tag without a function is left out around its inside, a place that nothing fills stays empty.
 */
export function formatParts(
  elements: readonly MessagePart[],
  voice: Voice,
  filling: Filling,
  counted = 0,
  parts: unknown[] = [],
): unknown[] {
  for (const element of elements) {
    if (element.type === 0) add(parts, element.value)
    else if (element.type === 7) add(parts, formatCount(counted, voice.tag))
    else {
      const value = Object.hasOwn(filling, element.value) ? filling[element.value] : undefined
      if (element.type === 8) {
        const wrap = isTag(value) ? value : null
        if (!wrap) formatParts(element.children, voice, filling, counted, parts)
        else add(parts, wrap(formatParts(element.children, voice, filling, counted)))
      } else if (element.type === 5 || element.type === 6) {
        const { options } = element
        const key = keyOf(element, value, voice.tag)
        const option = Object.hasOwn(options, key) ? options[key] : options['other']
        const count = element.type === 6 ? Number(value) - element.offset : counted
        if (option) formatParts(option.value, voice, filling, count, parts)
      } else if (value !== undefined && value !== null) {
        if (element.type !== 1) add(parts, formatFigure(element, value, voice.tag))
        else if (typeof value === 'object') add(parts, value)
        else add(parts, typeof value === 'string' ? isolate(value, voice.rightToLeft) : String(value))
      }
    }
  }
  return parts
}
