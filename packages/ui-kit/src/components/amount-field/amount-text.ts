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

/** Where the fraction begins, -1 for none; a pasted sum may be written as another language has it. */
const cutOf = (plain: string, { decimal, digits }: AmountStyle, pasted: boolean): number => {
  if (!pasted) return digits > 0 ? plain.indexOf(decimal) : -1
  const last = plain.search(/[.,\u066B][^.,\u066B]*$/)
  const sign = plain[last] ?? ''
  const alone = new Set(plain.match(/[.,\u066B]/g)).size === 1
  const groups =
    alone &&
    /^\d{3}\D*$/.test(plain.slice(last + 1)) &&
    (sign !== decimal || digits === 0 || plain.indexOf(sign) < last)
  return groups ? -1 : last
}

/**
 * Groups what was typed and reads it as integer minor units; `null` when there is no digit. In a `pasted` sum the last
 * point or comma is the decimal sign although the language writes another, unless it parts thousands.
 */
export const readAmount = (raw: string, style: AmountStyle, pasted: boolean): Typed => {
  const plain = latinDigits(raw)
  const cut = cutOf(plain, style, pasted)
  const figures = (text: string) => text.replaceAll(/\D/g, '')
  const whole = figures(cut < 0 ? plain : plain.slice(0, cut))
    .slice(0, longest - style.digits)
    .replace(/^0+(?=\d)/, '')
  const fraction = cut < 0 || style.digits === 0 ? undefined : figures(plain.slice(cut)).slice(0, style.digits)
  if (whole === '' && !fraction) return { text: '', minor: null }
  const grouped = style.show(Number(whole) * unit, true)
  const minor = Number(whole) * unit + Number((fraction ?? '').padEnd(2, '0'))
  return { text: fraction === undefined ? grouped : `${grouped}${style.decimal}${fraction}`, minor }
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
