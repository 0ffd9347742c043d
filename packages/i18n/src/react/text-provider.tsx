import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import type { Messages } from '../messages.ts'
import type { LanguageCode } from '../names.ts'
import type { PseudoCode } from '../pseudo-code.ts'
import { tagOf } from '../tag-of.ts'

interface TextProviderProps {
  language: LanguageCode | PseudoCode
  messages: Messages
  children: ReactNode
}

const nothing = () => undefined

/**
 * Gives the components below it their language and messages.
 *
 * @example
 * <TextProvider language="EN" messages={messages}>
 *   <App />
 * </TextProvider>
 */
export const TextProvider = ({ language, messages, children }: TextProviderProps) => (
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- formatjs takes messages that are compiled to parts; its types know texts alone
  <IntlProvider locale={tagOf(language)} messages={messages as Record<string, string>} onError={nothing}>
    {children}
  </IntlProvider>
)
