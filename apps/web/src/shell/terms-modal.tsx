import { getHelpCenter } from '@parlour/api-client/endpoints'
import { useEndpoint } from '@parlour/api-client/react'
import { CmsHtml } from '@parlour/site/react'
import { Button, ErrorState, Modal, Spinner } from '@parlour/ui-kit'
import { useShellText } from './use-shell-text.ts'
import type { TermsText } from './use-terms.tsx'

const anchors = { terms: 'term', privacy: 'privacy' } as const

/** The terms or the privacy notice over a form, as the help centre has them: what is typed below stays. */
export default function TermsModal({ which, onClose }: { which: TermsText; onClose(): void }) {
  const text = useShellText()
  const { data, isPending, refetch } = useEndpoint(getHelpCenter, {}, { staleTime: 300_000 })
  const article = data?.list.find(({ anchor }) => anchor === anchors[which])
  return (
    <Modal
      open
      name="termsModal"
      width={560}
      title={article?.title ?? text(`web.terms.${which}`)}
      closeLabel={text('web.terms.close')}
      onClose={onClose}
    >
      {article && <CmsHtml html={article.content} />}
      {!article && isPending && <Spinner label={text('web.terms.loading')} />}
      {!article && !isPending && (
        <ErrorState
          title={text('web.terms.failed')}
          action={<Button onClick={() => void refetch()}>{text('web.terms.again')}</Button>}
        />
      )}
    </Modal>
  )
}
