import type { Announcement } from '@parlour/api-client/endpoints'
import { Button, Modal } from '@parlour/ui-kit'
import { useEffect, useState } from 'react'
import { NoticeArticle } from '../announcements/notice-article.tsx'
import { useReadNotice } from '../announcements/use-read-notice.ts'
import { useSiteText } from '../use-site-text.ts'

interface AfterLoginModalProps {
  language: string
  /** At least one, newest first. */
  notices: readonly Announcement[]
  imageOrigins?: readonly string[] | undefined
  onClose(): void
}

/** What was announced, one after another, once a login (MOD-07). */
export function AfterLoginModal({ language, notices, imageOrigins, onClose }: AfterLoginModalProps) {
  const text = useSiteText()
  const note = useReadNotice(language)
  const [at, turn] = useState(0)
  const notice = notices[at] ?? notices[0]
  const unread = notice && !notice.read ? notice.id : null
  useEffect(() => {
    if (unread !== null) note(unread)
  }, [unread, note])
  if (!notice) return null
  const last = at >= notices.length - 1
  const footer = notices.length > 1 && (
    <>
      <p>{text('site.afterLogin.place', { n: at + 1, of: notices.length })}</p>
      {last ? (
        <Button variant="primary" onClick={onClose}>
          {text('site.close')}
        </Button>
      ) : (
        <Button variant="primary" onClick={() => turn(at + 1)}>
          {text('site.afterLogin.next')}
        </Button>
      )}
    </>
  )
  return (
    <Modal
      open
      name="afterLoginNotices"
      title={text('site.afterLogin.title')}
      closeLabel={text('site.close')}
      onClose={onClose}
      footer={footer || undefined}
    >
      <NoticeArticle key={notice.id} notice={notice} imageOrigins={imageOrigins} />
    </Modal>
  )
}
