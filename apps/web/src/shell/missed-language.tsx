import type { LanguageCode } from '@parlour/i18n'
import { useToast } from '@parlour/ui-kit'
import { useEffect, useEffectEvent } from 'react'
import { languageName } from './language-name.ts'
import { useShellText } from './use-shell-text.ts'

/** Says that the words of a language did not load, once. */
export default function MissedLanguage({ language }: { language: LanguageCode }) {
  const text = useShellText()
  const toast = useToast()
  const say = useEffectEvent(() => {
    const name = languageName(language)
    toast.show({ tone: 'bad', text: text('web.language.failed', { language: name }) })
  })
  useEffect(() => say(), [language])
  return null
}
