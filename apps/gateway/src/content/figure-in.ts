import { languages, type Language } from '../http/languages.ts'
import { pesosText } from '../http/sum-text.ts'

/** The figure of a promotion as a language writes it: a sum (`₱1,000`) or a share (`3.5%`) in its own style, anything else as it stands. */
export function figureIn(figure: string, language: Language): string {
  const [, sum, share] = /^(?:₱([\d,]+)|([\d.]+)%)$/.exec(figure) ?? []
  if (sum) return pesosText(Number(sum.replaceAll(',', '')), language)
  return share ? `${Number(share).toLocaleString(languages[language].locale)}%` : figure
}
