import { formatMoney, withMinus } from './format-money.ts'
import { dateFormat, listFormat, numberFormat, relativeFormat } from './intl-cache.ts'

const percent = { style: 'percent', maximumFractionDigits: 2 } as const
const compact = { notation: 'compact', maximumFractionDigits: 1 } as const
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const date = { dateStyle: 'medium' } as const
const dateTime = { dateStyle: 'medium', timeStyle: 'short' } as const
const relative = { numeric: 'auto' } as const

const spans = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** A figure that nothing is asked for: the amount or percentage of a bonus does not fit. */
type PlainFigure = number & { readonly underTerms?: never }

/** The amount of a bonus as it is: the most that it can come to does not fit. */
type PresentFigure = number & { readonly atMost?: never }

/** A prize that grows: what it is now, null where that is not known, and the most that it can come to; minor units. */
interface GrowingPrize {
  readonly now: PresentFigure | null
  readonly most: number
}

/** What tells the terms of a bonus from any other object: how often it is staked, or of an open one which sum is and what is left of it. */
type StatedTerms = { readonly wagerMultiple: number } | { readonly wager: number; readonly left: number }

/**
 * Formatters for one language: money, bonuses under their terms, numbers, percentages, times, dates, relative times and lists.
 *
 * @param tag BCP 47, such as `fil` or `zh-Hans-CN`
 * @returns the formatters. Amounts are minor units, times milliseconds since 1970, percentages 0 to 100; `relative`
 *   says "now" below one minute; `tag` is the tag itself
 * @example
 * const format = createFormat('vi')
 * format.money(482_150, 'PHP') // '₱4,821.50'
 * format.relative(at, now) // '3 giờ trước'
 */
export const createFormat = (tag: string) => ({
  tag,
  money: (minor: PlainFigure, currency: string | null) => formatMoney(minor, currency, tag),
  /** The amount of a bonus. It takes the terms that stand beside it, so that no bonus is shown without any. */
  bonus: (minor: PresentFigure, currency: string | null, _terms: StatedTerms) => formatMoney(minor, currency, tag),
  /** The sum of several bonuses, each with its terms; minor units. */
  bonuses: (
    bonuses: readonly { readonly amount: PresentFigure; readonly terms: StatedTerms }[],
    currency: string | null,
  ) =>
    formatMoney(
      bonuses.reduce((sum, { amount }) => sum + amount, 0),
      currency,
      tag,
    ),
  /** The figure of a bonus as the operator writes it, with its terms beside it. */
  bonusText: (figure: { readonly underTerms: string }, _terms: StatedTerms) => figure.underTerms,
  /** What a prize is now, and the most that it can come to: never one without the other. */
  prize: ({ now, most }: GrowingPrize, currency: string | null, _terms: StatedTerms) => ({
    now: now === null ? null : formatMoney(now, currency, tag),
    most: formatMoney(most, currency, tag),
  }),
  number: (value: number) => withMinus(numberFormat(tag).format(value)),
  compact: (value: number) => withMinus(numberFormat(tag, compact).format(value)),
  percent: (value: PlainFigure) => withMinus(numberFormat(tag, percent).format(value / 100)),
  /** The percentage of a bonus, 0 to 100, with its terms beside it. */
  bonusPercent: (value: number, _terms: StatedTerms) => withMinus(numberFormat(tag, percent).format(value / 100)),
  time: (at: number) => dateFormat(tag, time).format(at),
  date: (at: number) => dateFormat(tag, date).format(at),
  dateTime: (at: number) => dateFormat(tag, dateTime).format(at),
  relative: (at: number, now: number) => {
    const away = at - now
    const [unit, length] = spans.find(([, span]) => Math.abs(away) >= span) ?? (['second', Infinity] as const)
    return relativeFormat(tag, relative).format(Math.trunc(away / length), unit)
  },
  list: (items: readonly string[]) => listFormat(tag).format(items),
})

/** Figures for people in one language. */
export type Format = ReturnType<typeof createFormat>
