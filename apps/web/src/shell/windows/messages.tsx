import { InboxModal } from '@parlour/support/react'
import { sessionStore } from '../../platform/stores.ts'
import { hrefOfMessage } from '../href-of-message.ts'
import { useSite } from '../use-site.ts'
import type { WindowProps } from './window-props.ts'

/** The inbox of a member. Source: CHT-02. */
export default function Messages({ onClose }: WindowProps) {
  const { language } = useSite()
  return <InboxModal language={language} store={sessionStore} hrefOf={hrefOfMessage} onClose={onClose} />
}
