import type { GatewayConfig } from '../config.ts'
import type { MessageValues } from '../db/tables/support.ts'
import { fillPlaces } from '../http/fill-places.ts'
import { saidIn, type Language } from '../http/languages.ts'
import { openSentence } from '../http/messages.ts'
import { isMessageKind } from './message-kinds.ts'

/** How a message is worded: for whom, and with sums in which currency. */
export interface Wording {
  readonly language: Language
  readonly config: Pick<GatewayConfig, 'currency'>
}

const saidValues = (values: MessageValues, language: Language): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) =>
    [name, typeof value === 'object' && value !== null ? saidIn(value, language) : value]))

/** The title and the text of a message in a language: plain text. A kind that nobody knows any more has a title only. */
export function wordMessage(kind: string, values: MessageValues, { language, config }: Wording): { readonly title: string; readonly content: string } {
  if (!isMessageKind(kind)) return { title: openSentence('letter.unknown', language), content: '' }
  const filling = { language, values: saidValues(values, language), units: 'minor', currency: config.currency } as const
  const filled = (text: string): string => fillPlaces(text, filling).replace(/ {2,}/g, ' ').trim()
  return {
    title: filled(openSentence(`letter.${kind}.title`, language)),
    content: filled(openSentence(`letter.${kind}.text`, language)),
  }
}
