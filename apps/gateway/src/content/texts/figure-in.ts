import { languages, wholeText } from '../../kernel/http/index.ts'
import type { Language } from '../../kernel/http/index.ts'

/** Thousands of dong as a language writes them: `₫131K`, in Vietnamese `131K ₫`. */
const thousandsOfDong = (thousands: string, language: Language): string =>
  wholeText(Number(thousands), language, 'VND').replace(thousands, `${thousands}K`)

/**
 * The figure of a promotion as a language writes it: a sum (`₱1,000`,
 * `₫131K`) or a share (`3.5%`) in its own style, anything else as it stands.
 */
export function figureIn(figure: string, language: Language): string {
  const [, sum, dong, share] = /^(?:₱([\d,]+(?:\.\d+)?)|₫(\d+)K|([\d.]+)%)$/.exec(figure) ?? []
  if (sum) return wholeText(Number(sum.replaceAll(',', '')), language)
  if (dong) return thousandsOfDong(dong, language)
  return share ? `${Number(share).toLocaleString(languages[language].locale)}%` : figure
}
