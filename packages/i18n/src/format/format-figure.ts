import type { MessagePart } from '../messages.ts'
import { dateFormat, numberFormat } from './intl-cache.ts'

const named: Readonly<Record<string, object>> = {
  '2integer': { maximumFractionDigits: 0 },
  '2percent': { style: 'percent' },
  '3short': { dateStyle: 'short' },
  '3medium': { dateStyle: 'medium' },
  '3long': { dateStyle: 'long' },
  '3full': { dateStyle: 'full' },
  '4short': { timeStyle: 'short' },
  '4medium': { timeStyle: 'medium' },
  '4long': { timeStyle: 'long' },
  '4full': { timeStyle: 'full' },
}

/** A number in a sentence; one that is none leaves its place empty. */
export const formatCount = (value: number, tag: string, options?: Intl.NumberFormatOptions): string =>
  Number.isNaN(value) ? '' : numberFormat(tag, options).format(value)

/**
 * A number, a date or a time as its place in a message asks for it: `{n, number, percent}`, `{at, date, ::yMMMd}`. What
 * is no number or no time reads empty.
 */
export function formatFigure(
  { type, style }: Extract<MessagePart, { type: 2 | 3 | 4 }>,
  value: unknown,
  tag: string,
): string {
  const options: object | undefined =
    style && typeof style === 'object' ? style.parsedOptions : named[`${type}${style ?? 'medium'}`]
  if (type !== 2) {
    // A finite number may still be no time: dates end 100 million days from 1970.
    const time = new Date(Number(value))
    return Number.isNaN(time.getTime()) ? '' : dateFormat(tag, options).format(time)
  }
  return formatCount(Number(value) * (options && 'scale' in options ? Number(options.scale) : 1), tag, options)
}
