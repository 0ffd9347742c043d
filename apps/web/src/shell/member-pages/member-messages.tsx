import { MemberFailed } from '@parlour/member/react'
import { NoticesScreen } from '@parlour/site/react'
import { messageSearch, messageView, type MessageView } from '@parlour/support'
import { InboxScreen, type InboxScreenProps } from '@parlour/support/react'
import { hrefOfMessage } from '../href-of-message.ts'
import { useImageOrigins } from '../use-image-origins.ts'
import type { MemberPageProps } from './page-props.ts'

const failed: InboxScreenProps['failed'] = (error, onRetry) => <MemberFailed error={error} onRetry={onRetry} />

export default function MemberMessages({ language, search, onSearch }: MemberPageProps) {
  const view = messageView(search)
  const look = (next: MessageView) => onSearch(messageSearch(next))
  const images = useImageOrigins()
  return (
    <InboxScreen
      language={language}
      view={view}
      onView={look}
      notices={
        <NoticesScreen
          language={language}
          current={view.open}
          page={view.page}
          onLook={(open, page) => look({ ...view, open, page })}
          imageOrigins={images}
        />
      }
      failed={failed}
      hrefOf={hrefOfMessage}
    />
  )
}
