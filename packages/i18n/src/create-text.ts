import { createIntl, createIntlCache } from '@formatjs/intl'
import { messageFormatterOf } from './format/message-formatter.ts'
import type { Messages } from './messages.ts'
import type { LanguageCode } from './names.ts'
import type { PseudoCode } from './pseudo-code.ts'
import { tagOf } from './tag-of.ts'
import type { Arguments, IdOf } from './text.ts'

/**
 * Makes the function that formats messages of one language outside React, typed by the catalogue.
 *
 * @param messages compiled messages by id
 * @returns a function of id and values; an unknown id returns the id
 * @example
 * const text = createText('EN', compileMessages({ 'games.count': '{n, plural, one {# game} other {# games}}' }))
 * text('games.count', { n: 1659 }) // '1,659 games'
 */
export function createText<Catalogue extends string | object = string>(
  language: LanguageCode | PseudoCode,
  messages: Messages,
) {
  const intl = createIntl(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- formatjs takes messages that are compiled to parts; its types know texts alone
    { locale: tagOf(language), messages: messages as Record<string, string>, onError: () => undefined },
    createIntlCache(),
  )
  const { text } = messageFormatterOf(intl)
  return <Id extends IdOf<Catalogue>>(id: Id, ...[values]: Arguments<Catalogue, Id>): string => text(id, values)
}
