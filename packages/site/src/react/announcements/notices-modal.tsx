import { Badge, Modal } from '@parlour/ui-kit'
import { useState } from 'react'
import { useSiteText } from '../use-site-text.ts'
import { NoticesView } from './notices-view.tsx'
import { useRunningNotices } from './use-running-notices.ts'

/** Props of `NoticesModal`. */
export interface NoticesModalProps {
  /** The platform's language code. */
  language: string
  /** Id of the announcement that it opens on; the list where there is none. */
  notice?: string | number | null | undefined
  /** Origins that pictures may come from, beside the page's own. */
  imageOrigins?: readonly string[] | undefined
  onClose(): void
}

/**
 * All current announcements, nine a page, each with its text beside the list (MOD-04, ANN-01).
 *
 * @example <NoticesModal language="EN" onClose={close} />
 */
export function NoticesModal({ language, notice, imageOrigins, onClose }: NoticesModalProps) {
  const text = useSiteText()
  const running = useRunningNotices(language)
  const { unread } = running
  const [look, setLook] = useState({ current: notice == null ? null : String(notice), page: null as number | null })
  const title = (
    <>
      {text('site.notices.title')}
      {unread > 0 && (
        <>
          {' '}
          <Badge tone="hot">{text('site.notices.unread', { count: unread })}</Badge>
        </>
      )}
    </>
  )
  return (
    <Modal
      open
      bare
      name="noticeModal"
      title={title}
      closeLabel={text('site.close')}
      onClose={onClose}
      width={1080}
      size={480}
    >
      <NoticesView
        fill
        running={running}
        language={language}
        {...look}
        onLook={(current, page) => setLook({ current, page })}
        imageOrigins={imageOrigins}
      />
    </Modal>
  )
}
