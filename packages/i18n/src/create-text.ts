import { createIntl, createIntlCache } from '@formatjs/intl'
import { messageFormatterOf } from './format/message-formatter.ts'
import type { Messages } from './messages.ts'
import type { LanguageCode } from './names.ts'
import type { PseudoCode } from './pseudo-code.ts'
import { tagOf } from './tag-of.ts'
import type { Arguments, IdOf } from './text.ts'

/**
 * Words outside React: `text('games.count', { count: 3 })` in one language, typed by the catalogue.
 * A missing id gives the id, never a crash.
 */
export function createText<Catalogue extends string | object = string>(language: LanguageCode | PseudoCode, messages: Messages) {
  const intl = createIntl(
    { locale: tagOf(language), messages: messages as Record<string, string>, onError: () => undefined },
    createIntlCache(),
  )
  const { text } = messageFormatterOf(intl)
  return <Id extends IdOf<Catalogue>>(id: Id, ...[values]: Arguments<Catalogue, Id>): string => text(id, values)
}
