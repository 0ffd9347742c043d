import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { isChatReady, readChatMessage, type ChatMessage } from '../../chat/chat-message.ts'

/**
 * Talks with one chat: its port is taken from its own window and origin only, what it says is checked, and it is given
 * whether somebody can see it, so that nothing counts as seen while it is minimised.
 */
export function useChatPort(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  hidden: boolean,
  onMessage: (message: ChatMessage) => void,
): void {
  const [port, setPort] = useState<MessagePort | null>(null)
  const heard = useEffectEvent(onMessage)
  useEffect(() => {
    const { origin } = new URL(url)
    let held: MessagePort | undefined
    // What was on its way when the port closed is not heard any more.
    const drop = () => {
      if (held) held.onmessage = null
      held?.close()
    }
    const greet = ({ source, origin: from, data, ports }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || from !== origin || !isChatReady(data) || !ports[0]) return
      drop()
      held = ports[0]
      held.onmessage = (event) => {
        const message = readChatMessage(event.data)
        if (message) heard(message)
      }
      setPort(held)
    }
    window.addEventListener('message', greet)
    return () => {
      window.removeEventListener('message', greet)
      drop()
    }
  }, [frame, url])
  useEffect(() => port?.postMessage({ type: hidden ? 'hidden' : 'shown' }), [port, hidden])
}
