import type { Announcement } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { CmsHtml } from '../cms-html/cms-html.tsx'

interface NoticeArticleProps {
  notice: Announcement
  imageOrigins?: readonly string[] | undefined
  /** Its title is that of a part of a page, below the page's own; otherwise that of a part of a window. */
  inPage?: boolean
  /** Its title stands elsewhere. */
  untitled?: boolean
}

/** An announcement, whole: title, date and the server's words. */
export function NoticeArticle({ notice, imageOrigins, inPage, untitled }: NoticeArticleProps) {
  const format = useFormat()
  const [Title, PartTitle] = inPage ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  const origins = imageOrigins ? { imageOrigins } : {}
  return (
    <>
      {!untitled && <Title>{notice.title}</Title>}
      {notice.startDate !== null && (
        <p>
          <time dateTime={new Date(notice.startDate).toISOString()}>{format.dateTime(notice.startDate)}</time>
        </p>
      )}
      <CmsHtml html={notice.content ?? ''} {...origins} />
      {notice.contents.map((part) => (
        <section key={part.sequence}>
          <PartTitle>{part.title}</PartTitle>
          <CmsHtml html={part.content} {...origins} />
        </section>
      ))}
    </>
  )
}
