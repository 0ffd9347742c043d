import type { Announcement } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { CmsHtml } from '../cms-html/cms-html.tsx'

interface NoticeArticleProps {
  notice: Announcement
  imageOrigins?: readonly string[] | undefined
  /** Its title stands elsewhere. */
  untitled?: boolean
}

/** An announcement, whole: title, date and the server's words. */
export function NoticeArticle({ notice, imageOrigins, untitled }: NoticeArticleProps) {
  const format = useFormat()
  const origins = imageOrigins ? { imageOrigins } : {}
  return (
    <>
      {!untitled && <h3>{notice.title}</h3>}
      {notice.startDate !== null && (
        <p>
          <time dateTime={new Date(notice.startDate).toISOString()}>{format.dateTime(notice.startDate)}</time>
        </p>
      )}
      <CmsHtml html={notice.content ?? ''} {...origins} />
      {notice.contents.map((part) => (
        <section key={part.sequence}>
          <h4>{part.title}</h4>
          <CmsHtml html={part.content} {...origins} />
        </section>
      ))}
    </>
  )
}
