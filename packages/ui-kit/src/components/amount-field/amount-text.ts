import { latinDigits } from '../field/latin-digits.ts'

/** How amounts of one currency are written in one language, with the digits 0 to 9. */
export type AmountStyle = {
  /** Sign of the currency, and whether it stands before the figures. */
  sign: string
  signFirst: boolean
  decimal: string
  /** Digits that are typed after the decimal sign: 2 for pesos, 0 for đồng. */
  digits: number
  /** Formats integer minor units; `trim` leaves out a fraction of zeros. */
  show: (minor: number, trim?: boolean) => string
}

const longest = 13
/**
 * Minor units are hundredths in every currency, also in those without them, as in `formatMoney` and on the platform.
 */
const unit = 100

/**
 * The style of `currency` in `locale` (BCP-47); one that ISO 4217 has
 * no code of three letters for stands before the sum by its name.
 */
export const amountStyle = (locale: string, currency: string): AmountStyle => {
  const own = /^[A-Z]{3}$/i.test(currency)
    ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const)
    : { minimumFractionDigits: 2 }
  const whole = new Intl.NumberFormat(locale, { ...own, numberingSystem: 'latn' })
  const parts = whole.formatToParts(1.5)
  const place = (type: string) => parts.findIndex((part) => part.type === type)
  const digits = whole.resolvedOptions().minimumFractionDigits ?? 0
  const plain = (fraction: number) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: fraction,
      maximumFractionDigits: 2,
      numberingSystem: 'latn',
    })
  const [full, short] = [plain(digits), plain(0)]
  return {
    sign: parts[place('currency')]?.value ?? currency,
    signFirst: place('currency') < place('integer'),
    decimal:
      parts[place('decimal')]?.value ?? full.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.',
    digits,
    show: (minor, trim = false) => (trim && minor % unit === 0 ? short : full).format(minor / unit),
  }
}

type Typed = { text: string; minor: number | null }

/** The decimal signs of all languages. */
export const decimalSign = /[.,\u066B]/

/**
 * Groups what was typed, sign by sign, and reads it as integer minor units; `null` when there is no digit.
 *
 * @example readAmount('1234.5', amountStyle('en-PH', 'PHP')) // { text: '1,234.5', minor: 123_450 }
 */
export const readAmount = (raw: string, style: AmountStyle): Typed => {
  const plain = latinDigits(raw)
  const cut = style.digits > 0 ? plain.indexOf(style.decimal) : -1
  const figures = (text: string) => text.replaceAll(/\D/g, '')
  const whole = figures(cut < 0 ? plain : plain.slice(0, cut))
    .slice(0, longest - style.digits)
    .replace(/^0+(?=\d)/, '')
  const fraction = cut < 0 ? undefined : figures(plain.slice(cut)).slice(0, style.digits)
  if (whole === '' && !fraction) return { text: '', minor: null }
  const grouped = style.show(Number(whole) * unit, true)
  const minor = Number(whole) * unit + Number((fraction ?? '').padEnd(2, '0'))
  return { text: fraction === undefined ? grouped : `${grouped}${style.decimal}${fraction}`, minor }
}

/** Blanks, and signs without a width that are copied along. */
const unseen = String.raw`[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]*`
/** A currency by its sign, its code, or the letters that stand for it in the six languages. */
const mark = String.raw`(?:\p{Sc}|[A-Z]{1,3}\p{Sc}|[A-Z]{3,5}|Php|Rp\.?|[đĐ]|元)`
const figures = String.raw`\d+|[1-9]\d{0,2}(?:(?<group>[.,])\d{3})(?:\k<group>\d{3})*`
const sum = new RegExp(
  String.raw`^${unseen}(?<before>${mark})?${unseen}(?<whole>${figures})(?:(?<point>[.,\u066B])(?<fraction>\d{1,2}))?${unseen}(?<after>${mark})?${unseen}$`,
  'u',
)

/**
 * Reads a sum that came whole, as by pasting: as any of the six languages writes one, with at most one currency and
 * blanks round it. Anything else is no sum: a range, a date, a negative or an exponent would become another amount.
 *
 * @returns integer minor units; `null` for what is no sum of this currency, or could be two: `12.345` where the point
 *   is the decimal sign
 * @example readSum('₱1.234,56', amountStyle('en-PH', 'PHP')) // 123_456
 */
export const readSum = (raw: string, style: AmountStyle): number | null => {
  const { before, after, whole = '', group, point, fraction = '' } = sum.exec(latinDigits(raw))?.groups ?? {}
  if (whole === '' || (before && after) || (point && point === group)) return null
  const isEitherWay = group === style.decimal && style.digits > 0 && fraction === '' && whole.split(group).length === 2
  if (isEitherWay || (style.digits === 0 && Number(fraction) > 0)) return null
  const units = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')
  return units.length > longest - style.digits ? null : Number(units) * unit + Number(fraction.padEnd(2, '0'))
}

/** Whether reading `raw` as typed leaves figures out: it is longer than a sum, or has more of a fraction than the currency. */
export const losesFigures = (raw: string, style: AmountStyle): boolean => {
  const figuresOf = (text: string) => latinDigits(text).replaceAll(/\D/g, '').replace(/^0+/, '')
  return figuresOf(raw) !== figuresOf(readAmount(raw, style).text)
}

/** What came into a text with one event: what stands between the parts that did not change. */
export const cameIn = (before: string, after: string): string => {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let end = 0
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.slice(start, after.length - end)
}

/** Whether three figures stand behind the decimal sign of `raw`: a sign that was taken for it then parts thousands. */
export const partsThousands = (raw: string, { decimal }: AmountStyle): boolean =>
  (latinDigits(raw).split(decimal)[1] ?? '').replaceAll(/\D/g, '').length === 3

/** Where the caret belongs in `text` so that as many figures stand before it as did in `raw`. */
export const keepCaret = (raw: string, caret: number, text: string, decimal: string): number => {
  let left = latinDigits(raw.slice(0, caret)).replaceAll(/\D/g, '').length
  let place = 0
  while (left > 0 && place < text.length) {
    if (/\d/.test(text[place] ?? '')) left -= 1
    place += 1
  }
  return decimalSign.test(raw[caret - 1] ?? '') && text[place] === decimal ? place + 1 : place
}
