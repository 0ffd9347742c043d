import { Modal } from '@parlour/ui-kit'
import { useState } from 'react'
import { messageView } from '../../index.ts'
import { useSupportText } from '../use-support-text.ts'
import { InboxScreen, type InboxScreenProps } from './inbox-screen.tsx'

/** Props of `InboxModal`. */
export interface InboxModalProps extends Pick<InboxScreenProps, 'hrefOf' | 'store'> {
  /** The platform's language code. */
  readonly language: string
  readonly onClose: () => void
}

/**
 * The messages of a member, in a modal.
 *
 * @example <InboxModal language="EN" store={sessionStore} onClose={close} />
 */
export function InboxModal({ language, store, hrefOf, onClose }: InboxModalProps) {
  const text = useSupportText()
  const [view, setView] = useState(() => messageView({}))
  return (
    <Modal
      open
      name="inbox"
      title={text('support.inbox.title')}
      closeLabel={text('support.close')}
      onClose={onClose}
      width={1080}
    >
      <InboxScreen
        language={language}
        store={store}
        view={view}
        onView={setView}
        {...(hrefOf && { hrefOf })}
        onLeave={onClose}
      />
    </Modal>
  )
}
