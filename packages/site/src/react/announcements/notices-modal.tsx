import { useApi } from '@parlour/api-client/react'
import { useSession } from '@parlour/auth/react'
import { Badge, Modal, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { noticesQuery } from '../../announcements/queries.ts'
import { runningNotices } from '../../announcements/running-notices.ts'
import { Failed } from '../failed.tsx'
import { useSiteText } from '../use-site-text.ts'
import { NoticesReader } from './notices-reader.tsx'

/** Props of `NoticesModal`. */
export interface NoticesModalProps {
  language: string
  /** Id of the announcement that it opens on; the list where there is none. */
  notice?: string | number | null | undefined
  /** Origins that pictures may come from, beside the page's own. */
  imageOrigins?: readonly string[] | undefined
  onClose(): void
}

/** All announcements that are on, in pages of nine, each with its text beside the list (MOD-04, ANN-01). */
export function NoticesModal({ language, notice, imageOrigins, onClose }: NoticesModalProps) {
  const text = useSiteText()
  const api = useApi()
  const session = useSession()
  const member = session.status === 'member'
  const { data, error, refetch } = useQuery(noticesQuery(api, language, member ? session.account : null))
  const notices = data && runningNotices(data, api.clock.now())
  const unread = member ? (notices ?? []).filter(({ read }) => !read).length : 0
  const title = <>{text('site.notices.title')}{unread > 0 && <>{' '}<Badge tone="hot">{text('site.notices.unread', { count: unread })}</Badge></>}</>
  return (
    <Modal open bare name="noticeModal" title={title} closeLabel={text('site.close')} onClose={onClose} width={1080} size={480}>
      {notices
        ? <NoticesReader language={language} notices={notices} first={notice == null ? null : String(notice)} member={member} imageOrigins={imageOrigins} />
        : error ? <Failed error={error} onRetry={() => void refetch()} /> : <div role="status" aria-label={text('site.notices.loading')}><Skeleton height={400} /></div>}
    </Modal>
  )
}
