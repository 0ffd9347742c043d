import { EmptyState, LinkButton } from '@parlour/ui-kit'
import { useAtomValue } from 'jotai'
import { wordsAtom } from '../platform/language.ts'
import { hrefs } from '../routes/-hrefs.ts'
import { useShellText } from './use-shell-text.ts'
import { useTitle } from './use-title.ts'

/** What an address without a page shows. */
export default function MissingScreen() {
  const text = useShellText()
  const { complete } = useAtomValue(wordsAtom)
  useTitle(text('web.head.missing'))
  if (!complete) return null
  return (
    <EmptyState
      page
      title={text('web.missing.title')}
      text={text('web.missing.text')}
      action={
        <LinkButton href={hrefs.home} variant="primary">
          {text('web.missing.home')}
        </LinkButton>
      }
    />
  )
}
