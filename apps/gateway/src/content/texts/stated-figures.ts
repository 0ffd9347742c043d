import { languages } from '../../kernel/http/index.ts'
import type { Language } from '../../kernel/http/index.ts'

/** A figure that a text names. */
export interface StatedFigure {
  readonly figure: number
  /** What it is a figure of, where the text says it: money or a share. */
  readonly of: 'money' | 'share' | null
}

const thousand = 1_000
/** A figure with its marks, a K for thousands, and a sign of money or of a share beside it: `₱1,000`, `3.5%`, `131K ₫`. */
const token = /([₱₫]?)[\u00a0\u202f ]?(\d+(?:[.,\u00a0\u202f]\d+)*)(K?)(?:[\u00a0\u202f ]?([₱₫%]))?/g
/** A time of day as a language may write it; what stands beside a sign of money or of a share is none. */
const clockTime = (marks: string): RegExp =>
  new RegExp(
    `(?<![₱₫][\\u00a0\\u202f ]?|[\\d.,])\\b\\d{1,2}[${marks}]\\d{2}(?!\\d|[.,]\\d|[\\u00a0\\u202f ]?[₱₫%])`,
    'g',
  )

/** Which sign a language writes before decimals. */
const decimalOf = (language: Language): string =>
  new Intl.NumberFormat(languages[language].locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
  '.'

/** The figures that a text of a language names, times of day left out: `from ₱1,000 at 10:00` names 1000 of money. */
export function statedFigures(text: string, language: Language): StatedFigure[] {
  const decimal = decimalOf(language)
  // A language that writes decimals with a comma writes times with a dot.
  const untimed = text.replaceAll(clockTime(decimal === '.' ? ':' : '.:'), ' ')
  return [...untimed.matchAll(token)].map(([, before = '', figure = '', thousands, after = '']) => {
    const plain = figure.replaceAll(/[^\d]/g, (mark) => (mark === decimal ? '.' : ''))
    return {
      figure: Number(plain) * (thousands ? thousand : 1),
      of: after === '%' ? 'share' : before || after ? 'money' : null,
    }
  })
}
