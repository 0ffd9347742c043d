import type { Announcement } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { EmptyState, Pagination, Reader } from '@parlour/ui-kit'
import { useEffect } from 'react'
import { noticePage, noticePageOf } from '../../announcements/notice-page.ts'
import { useSiteText } from '../use-site-text.ts'
import { NoticeArticle } from './notice-article.tsx'
import { useReadNotice } from './use-read-notice.ts'

/** Props of `NoticesReader`. */
export interface NoticesReaderProps {
  language: string
  /** Newest first. */
  notices: readonly Announcement[]
  /** Id of the one that is open. */
  current: string | null
  /** The page of the list, counted from 1; null for the page of the open one. */
  page: number | null
  onLook: (current: string | null, page: number) => void
  /** Fills a modal: list and text scroll by themselves. */
  fill?: boolean
  /** Somebody is logged in: what they have not read has a mark. */
  member: boolean
  imageOrigins?: readonly string[] | undefined
}

/** The list of announcements with its pages, and the one that is open. */
export function NoticesReader({
  language,
  notices,
  current,
  page: asked,
  onLook,
  fill = false,
  member,
  imageOrigins,
}: NoticesReaderProps) {
  const text = useSiteText()
  const format = useFormat()
  const note = useReadNotice(language)
  const place = notices.findIndex(({ id }) => String(id) === current)
  const { rows, page, pages } = noticePage(notices, asked ?? noticePageOf(place))
  const open = notices[place]
  const unread = member && open && !open.read ? open.id : null
  useEffect(() => {
    if (unread !== null) note(unread)
  }, [unread, note])

  if (notices.length === 0) return <EmptyState title={text('site.notices.none')} text={text('site.notices.noneText')} />
  const meta = ({ type, startDate }: Announcement): string => {
    const kind = text(type === 'H' ? 'site.notices.hot' : 'site.notices.notice')
    return startDate === null ? kind : `${kind} · ${format.date(startDate)}`
  }
  return (
    <Reader
      fill={fill}
      label={text('site.notices.title')}
      current={current}
      onChoose={(id) => onLook(id, page)}
      onBack={() => onLook(null, page)}
      backLabel={text('site.notices.back')}
      rows={rows.map((notice) => ({
        id: String(notice.id),
        title: notice.title,
        meta: meta(notice),
        unread: member && !notice.read ? text('site.notices.notRead') : undefined,
      }))}
      foot={
        pages > 1 && (
          <Pagination
            label={text('site.notices.pages')}
            page={page}
            pages={pages}
            onPage={(next) => onLook(current, next)}
            prevLabel={text('site.notices.prev')}
            nextLabel={text('site.notices.next')}
            pageLabel={(n) => text('site.notices.page', { n })}
          />
        )
      }
    >
      {open ? (
        <NoticeArticle notice={open} imageOrigins={imageOrigins} inPage={!fill} />
      ) : (
        <p>{text(current === null ? 'site.notices.choose' : 'site.notices.gone')}</p>
      )}
    </Reader>
  )
}
