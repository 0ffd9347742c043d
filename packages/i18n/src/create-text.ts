import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import { languages, type LanguageCode } from './languages.ts'
import type { Messages } from './messages.ts'

/** Words outside React: a formatter of one language over its messages. A missing id gives the id, never a crash. */
export const createText = (language: LanguageCode, messages: Messages): IntlShape<string> =>
  createIntl(
    { locale: languages[language].tag, messages: messages as Record<string, string>, onError: () => undefined },
    createIntlCache(),
  )
