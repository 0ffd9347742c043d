import type { GatewayConfig } from '../config.ts'
import type { MessageValues } from '../db/tables/support.ts'
import { inEachLanguage, languages, saidIn, type Language } from '../http/languages.ts'
import { messageKinds, type MessageKind, type MessageText } from './message-kinds.ts'

const places = /\{(\w+)(?:, (money|moment))?\}/g

const sums = new Intl.NumberFormat('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const moment = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Manila' } as const
const moments = inEachLanguage((language) => new Intl.DateTimeFormat(languages[language].locale, moment))

/** How a message is worded: for whom, and with which sign before a sum. */
export interface Wording {
  readonly language: Language
  readonly config: Pick<GatewayConfig, 'currencySymbol'>
}

function filled(text: string, values: MessageValues, { language, config }: Wording): string {
  const told = text.replace(places, (_whole, name: string, form: string | undefined) => {
    const value = values[name] ?? ''
    if (typeof value === 'object') return saidIn(value, language)
    if (form === 'money') return `${config.currencySymbol}${sums.format(Number(value) / 100)}`
    return form === 'moment' ? moments[language].format(Number(value)) : String(value)
  })
  return told.replace(/ {2,}/g, ' ').trim()
}

const unknown: MessageText = { title: { EN: 'Message', TY: 'Mensahe' }, text: { EN: '', TY: '' } }

/** The title and the text of a message in a language: plain text. A kind that nobody knows any more has a title only. */
export function wordMessage(kind: string, values: MessageValues, wording: Wording): { readonly title: string; readonly content: string } {
  const known: MessageText = Object.hasOwn(messageKinds, kind) ? messageKinds[kind as MessageKind] : unknown
  return {
    title: filled(saidIn(known.title, wording.language), values, wording),
    content: filled(saidIn(known.text, wording.language), values, wording),
  }
}
