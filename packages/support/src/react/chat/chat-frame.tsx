import { useRef } from 'react'
import type { ChatMessage } from '../../chat/chat-message.ts'
import { useChatPort } from './use-chat-port.ts'

interface ChatFrameProps {
  readonly url: string
  readonly title: string
  /** Whether it is hidden now. */
  readonly hidden: boolean
  readonly onMessage: (message: ChatMessage) => void
}

/** The chat in its sandbox: no way to the top page, no dialogs, no downloads, no address of ours in its requests. */
export function ChatFrame({ url, title, hidden, onMessage }: ChatFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const entered = useRef(false)
  useChatPort(frame, url, hidden, onMessage)
  // The focus goes in as the chat opens; whatever loads in it later does not take it.
  const enter = () => {
    if (!entered.current) frame.current?.focus()
    entered.current = true
  }
  return (
    <iframe
      ref={frame}
      src={url}
      title={title}
      onLoad={enter}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      allow="focus-without-user-activation 'none'"
      referrerPolicy="no-referrer"
    />
  )
}
