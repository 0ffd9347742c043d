import { NoticesScreen } from '@parlour/site/react'
import { messageSearch, messageView, type MessageView } from '@parlour/support'
import { InboxScreen } from '@parlour/support/react'
import { sessionStore } from '../../platform/stores.ts'
import { hrefOfMessage } from '../href-of-message.ts'
import { useImageOrigins } from '../use-image-origins.ts'
import { failed } from './failed.tsx'
import type { MemberPageProps } from './page-props.ts'

export default function MemberMessages({ language, search, onSearch }: MemberPageProps) {
  const view = messageView(search)
  const look = (next: MessageView) => onSearch(messageSearch(next))
  const images = useImageOrigins()
  return (
    <InboxScreen
      language={language}
      view={view}
      onView={look}
      store={sessionStore}
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
