import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { languages, type LanguageCode } from '../languages.ts'
import type { Messages } from '../messages.ts'

interface TextProviderProps {
  language: LanguageCode
  messages: Messages
  children: ReactNode
}

/** Gives the tree below its language and its words. */
export function TextProvider({ language, messages, children }: TextProviderProps) {
  return (
    <IntlProvider
      locale={languages[language].tag}
      messages={messages as Record<string, string>}
      onError={() => undefined}
    >
      {children}
    </IntlProvider>
  )
}
