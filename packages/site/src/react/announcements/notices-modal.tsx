import { useApi } from '@parlour/api-client/react'
import { Failed, useSignedIn } from '@parlour/screen-kit/react'
import { Badge, Modal, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { noticesQuery } from '../../announcements/queries.ts'
import { runningNotices } from '../../announcements/running-notices.ts'
import { useSiteText } from '../use-site-text.ts'
import { NoticesReader } from './notices-reader.tsx'

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
  const api = useApi()
  const account = useSignedIn()
  const member = account !== null
  const { data, error, refetch } = useQuery(noticesQuery(api, language, account))
  const notices = data && runningNotices(data, api.clock.now())
  const unread = member ? (notices ?? []).filter(({ read }) => !read).length : 0
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
      {notices ? (
        <NoticesReader
          language={language}
          notices={notices}
          first={notice == null ? null : String(notice)}
          member={member}
          imageOrigins={imageOrigins}
        />
      ) : error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={text('site.notices.loading')}>
          <Skeleton height={400} />
        </div>
      )}
    </Modal>
  )
}
