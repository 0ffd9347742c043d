import { languages, type Language } from '../http/languages.ts'
import { pesosText } from '../http/sum-text.ts'

/** Thousands of dong as a language writes them: `₫131K`, in Vietnamese `131K ₫`. */
const thousandsOfDong = (thousands: string, language: Language): string =>
  new Intl.NumberFormat(languages[language].locale, { style: 'currency', currency: 'VND', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 })
    .format(Number(thousands)).replace(thousands, `${thousands}K`)

/** The figure of a promotion as a language writes it: a sum (`₱1,000`, `₫131K`) or a share (`3.5%`) in its own style, anything else as it stands. */
export function figureIn(figure: string, language: Language): string {
  const [, sum, dong, share] = /^(?:₱([\d,]+)|₫(\d+)K|([\d.]+)%)$/.exec(figure) ?? []
  if (sum) return pesosText(Number(sum.replaceAll(',', '')), language)
  if (dong) return thousandsOfDong(dong, language)
  return share ? `${Number(share).toLocaleString(languages[language].locale)}%` : figure
}
