const formats = new Map<string, Intl.NumberFormat>()

const formatOf = (tag: string, currency: string): Intl.NumberFormat => {
  const key = `${tag} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  formats.set(key, format)
  return format
}

/** A sum for people: integer minor units (two places) in, '₱4,821.50' out; the minus is U+2212. */
export const formatMoney = (minor: number, currency: string, tag: string): string =>
  formatOf(tag, currency).format(Object.is(minor, -0) ? 0 : minor / 100).replace('-', '\u2212')
