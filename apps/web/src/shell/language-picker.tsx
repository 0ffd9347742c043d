import { useApi } from '@parlour/api-client/react'
import { useSession } from '@parlour/auth/react'
import { directionOf, tagOf, type LanguageCode } from '@parlour/i18n'
import { Chip, Chips, FormStack, Modal, SearchField, useToast } from '@parlour/ui-kit'
import { fold } from '@parlour/validation/fold'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { brand } from '../brand.ts'
import { wordsAtom } from '../platform/language.ts'
import { changeLanguage } from './change-language.ts'
import { languageName } from './language-name.ts'
import { useShellText } from './use-shell-text.ts'

const fewEnough = 8

/**
 * Whether a language fits what was typed, with or without accents: by its own name, its code, or its name in the language
 * of the page.
 */
const fits = (code: LanguageCode, typed: string, shown: Intl.DisplayNames): boolean =>
  [languageName(code), code, shown.of(tagOf(code)) ?? ''].some((name) => fold(name).includes(fold(typed).trim()))

/** The languages of the brand by their own names; with a search where there are many. */
export default function LanguagePicker({ onClose }: { onClose(): void }) {
  const text = useShellText()
  const toast = useToast()
  const page = {
    api: useApi(),
    queryClient: useQueryClient(),
    store: useStore(),
    member: useSession().status === 'member',
  }
  const { language, complete } = useAtomValue(wordsAtom)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(language)
  if (!complete) return null
  const shown = new Intl.DisplayNames([tagOf(language), 'en'], { type: 'language', fallback: 'code' })
  const offered = brand.languages.filter((code) => fits(code, typed, shown))
  const choose = (code: LanguageCode) => {
    setChosen(code)
    changeLanguage(page, code).then(
      (changed) => changed && onClose(),
      () => {
        setChosen(language)
        toast.show({ tone: 'bad', text: text('web.language.failed', { language: languageName(code) }) })
      },
    )
  }
  return (
    <Modal
      open
      name="languagePickerModal"
      title={text('web.language.title')}
      closeLabel={text('web.language.close')}
      onClose={onClose}
      width={400}
    >
      <FormStack>
        {brand.languages.length > fewEnough && (
          <SearchField
            label={text('web.language.search')}
            clearLabel={text('web.language.clear')}
            value={typed}
            onValue={setTyped}
          />
        )}
        <Chips wrap label={text('web.language.title')}>
          {offered.map((code) => (
            <Chip key={code} selected={code === chosen} onClick={() => choose(code)}>
              <span lang={tagOf(code)} dir={directionOf(code)}>
                {languageName(code)}
              </span>
            </Chip>
          ))}
        </Chips>
        {offered.length === 0 && <p role="status">{text('web.language.none')}</p>}
      </FormStack>
    </Modal>
  )
}
