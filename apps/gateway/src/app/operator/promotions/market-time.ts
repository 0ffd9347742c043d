import { market } from '../../../kernel/market/index.ts'

const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?$/

/**
 * A moment in milliseconds of a text such as `2026-12-01T00:00`, in
 * the market's time zone unless it names one; null when it is none.
 */
export function readMoment(text: string): number | null {
  const [, , zone] = form.exec(text) ?? []
  if (!form.test(text)) return null
  const at = Date.parse(zone ? text : `${text}Z`)
  if (Number.isNaN(at)) return null
  return zone ? at : at - market.ahead
}

/** A moment as a text in the market's time zone. */
export const momentText = (at: number): string => new Date(at + market.ahead).toISOString().slice(0, 19)
