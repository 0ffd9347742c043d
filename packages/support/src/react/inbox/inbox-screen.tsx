import { useAccount } from '@parlour/screen-kit/react'
import { Tabs, useToast } from '@parlour/ui-kit'
import { useState } from 'react'
import type { Box } from '../../index.ts'
import { useSupportText } from '../use-support-text.ts'
import { MessageBox } from './message-box.tsx'
import { MessageForm } from './message-form.tsx'
import { useUnreadMessages } from './use-unread-messages.ts'

/** Props of `InboxScreen`. */
export interface InboxScreenProps {
  /** The platform's language code. */
  readonly language: string
}

function Boxes({ language }: InboxScreenProps) {
  const text = useSupportText()
  const toast = useToast()
  const unread = useUnreadMessages(true)
  const [tab, setTab] = useState<Box | 'write'>('inbox')
  const sent = () => {
    setTab('outbox')
    toast.show({ tone: 'ok', text: text('support.write.sent') })
  }
  return (
    <Tabs
      label={text('support.inbox.title')}
      value={tab}
      onValue={setTab}
      tabs={[
        { value: 'inbox', label: text('support.inbox.inbox'), count: unread || undefined },
        { value: 'outbox', label: text('support.inbox.outbox') },
        { value: 'write', label: text('support.inbox.write') },
      ]}
    >
      {tab === 'write' ? (
        <MessageForm language={language} onSent={sent} />
      ) : (
        <MessageBox key={tab} box={tab} language={language} unread={unread} />
      )}
    </Tabs>
  )
}

/**
 * The messages of a member: inbox, outbox and a new one; it resets for another account. Module INBOX3. Source: CHT-02,
 * contract 3.10.
 *
 * @example <InboxScreen language="EN" />
 */
export const InboxScreen = (props: InboxScreenProps) => <Boxes key={useAccount()} {...props} />
