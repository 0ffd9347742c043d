import { useEffect, useRef, useState } from 'preact/hooks'
import { opening, talk, type ChatPlace, type Conversation, type SendingLine, type Talk } from './conversation.ts'

/** A conversation on the page. */
export interface Chat extends Conversation {
  /** Sends a line, or one that failed again. */
  write(line: Pick<SendingLine, 'key' | 'text'>): void
}

/** Keeps a conversation while its page stands; looks at once when the tab is seen again. */
export function useChat(place: ChatPlace): Chat {
  const [shown, setShown] = useState(() => opening(place.speech))
  const talkRef = useRef<Talk | null>(null)
  const [first] = useState(place)
  useEffect(() => {
    const running = talk(first, setShown)
    talkRef.current = running
    const onVisible = () => void running.look()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      running.stop()
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [first])
  return { ...shown, write: (line) => void talkRef.current?.write(line) }
}
