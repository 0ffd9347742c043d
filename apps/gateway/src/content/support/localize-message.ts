import type { GatewayConfig } from '../../kernel/config/index.ts'
import type { MessageValues } from '../../kernel/db/index.ts'
import { fillPlaces, localized, openSentence } from '../../kernel/http/index.ts'
import type { Language } from '../../kernel/http/index.ts'
import { isMessageKind } from '../../kernel/ports/index.ts'

/** How a message is worded: for whom, and with sums in which currency. */
export interface Wording {
  readonly language: Language
  readonly config: Pick<GatewayConfig, 'currency'>
}

const localizedValues = (values: MessageValues, language: Language): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? localized(value, language) : value,
    ]),
  )

/** The title and the text of a message in a language: plain text. An unknown kind has a title only. */
export function localizeMessage(
  kind: string,
  values: MessageValues,
  { language, config }: Wording,
): { readonly title: string; readonly content: string } {
  if (!isMessageKind(kind)) return { title: openSentence('inbox.unknown', language), content: '' }
  const filling = { language, values: localizedValues(values, language), currency: config.currency } as const
  const filled = (text: string): string => fillPlaces(text, filling).replace(/ {2,}/g, ' ').trim()
  return {
    title: filled(openSentence(`inbox.${kind}.title`, language)),
    content: filled(openSentence(`inbox.${kind}.text`, language)),
  }
}
