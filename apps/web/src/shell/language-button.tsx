import { LazyModal } from '@parlour/screen-kit/react'
import { Button } from '@parlour/ui-kit'
import { IconTranslate } from '@parlour/ui-kit/icons'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { brand } from '../brand.ts'
import { wordsAtom } from '../platform/language.ts'
import { languageName } from './language-name.ts'
import { useShellText } from './use-shell-text.ts'

const loadPicker = () => import('./language-picker.tsx')

/** The language of the page, and the way to another one, for pages without a menu. */
export function LanguageButton() {
  const text = useShellText()
  const { language } = useAtomValue(wordsAtom)
  const [picking, setPicking] = useState(false)
  const close = () => setPicking(false)
  if (brand.languages.length < 2) return null
  const name = languageName(language)
  return (
    <>
      <Button
        variant="text"
        icon={<IconTranslate />}
        aria-label={`${text('web.menu.language')}: ${name}`}
        onClick={() => setPicking(true)}
      >
        {name}
      </Button>
      <LazyModal open={picking} load={loadPicker} onFail={close} with={{ onClose: close }} />
    </>
  )
}
