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

/** Gives the tree below its language and its words. */
export const TextProvider = ({ language, messages, children }: TextProviderProps) => (
  <IntlProvider locale={tagOf(language)} messages={messages as Record<string, string>} onError={nothing}>
    {children}
  </IntlProvider>
)
