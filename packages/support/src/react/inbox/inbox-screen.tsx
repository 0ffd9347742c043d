import type { TextStore } from '@parlour/api-client'
import type { MessageRow } from '@parlour/api-client/endpoints'
import { plainFailed, useAccount, type FailedOf } from '@parlour/screen-kit/react'
import { Tabs, useToast } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { isBox, messageView, type MessageTab, type MessageView } from '../../index.ts'
import { useSupportText } from '../use-support-text.ts'
import { MessageBox } from './message-box.tsx'
import { MessageForm } from './message-form.tsx'
import { useDeletion } from './use-deletion.ts'
import { useUnreadMessages } from './use-unread-messages.ts'

/** Props of `InboxScreen`. */
export interface InboxScreenProps {
  /** The platform's language code. */
  readonly language: string
  /** What is looked at: `messageView` reads it from an address. */
  readonly view: MessageView
  readonly onView: (view: MessageView) => void
  /** The tab's session storage, which keeps a message that was begun. */
  readonly store: TextStore
  /** The announcements, which have a tab of their own where they are given. */
  readonly notices?: ReactNode
  /** What stands in place of something that did not load; a sentence and a button without it. */
  readonly failed?: FailedOf
  /** The address of the page that a message is about; undefined where there is none. */
  readonly hrefOf?: (message: MessageRow) => string | undefined
  /** Called when the reader follows such an address. */
  readonly onLeave?: () => void
}

function Boxes(props: InboxScreenProps) {
  const { language, view, onView, store, notices, failed = plainFailed, hrefOf, onLeave } = props
  const text = useSupportText()
  const toast = useToast()
  const unread = useUnreadMessages(true)
  const deletion = useDeletion()
  const open = (tab: MessageTab) => onView(messageView({ tab }))
  const sent = () => {
    open('outbox')
    toast.show({ tone: 'ok', text: text('support.write.sent') })
  }
  const tab = view.tab === 'notices' && !notices ? 'inbox' : view.tab
  return (
    <Tabs
      label={text('support.inbox.title')}
      value={tab}
      onValue={open}
      tabs={[
        { value: 'inbox', label: text('support.inbox.inbox'), count: unread || undefined },
        { value: 'outbox', label: text('support.inbox.outbox') },
        ...(notices ? [{ value: 'notices' as const, label: text('support.inbox.notices') }] : []),
        { value: 'write', label: text('support.inbox.write') },
      ]}
    >
      {isBox(tab) ? (
        <MessageBox
          key={tab}
          box={tab}
          language={language}
          unread={unread}
          view={view}
          onView={onView}
          deletion={deletion}
          failed={failed}
          hrefOf={hrefOf}
          onLeave={onLeave}
        />
      ) : tab === 'write' ? (
        <MessageForm key={view.to?.id} to={view.to} language={language} onSent={sent} failed={failed} store={store} />
      ) : (
        notices
      )}
    </Tabs>
  )
}

/**
 * The messages of a member: inbox, outbox and a new one; it resets for another account. Module INBOX3. Source: CHT-02,
 * MEM-02, contract 3.10.
 *
 * @example <InboxScreen language="EN" store={sessionStore} view={messageView(search)} onView={(view) => go(messageSearch(view))} />
 */
export const InboxScreen = (props: InboxScreenProps) => <Boxes key={useAccount()} {...props} />
