import { useEffect, useRef, type RefObject } from 'react'
import { isReady, readFrameMessage, type FrameMessage } from '../../frame/frame-message.ts'

/** Listens to one game: its port is taken from its own window and origin only, and what it says is checked. */
export function useFramePort(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onReady: () => void,
  onMessage: (message: FrameMessage) => void,
): void {
  const handlers = useRef({ onReady, onMessage })
  useEffect(() => {
    handlers.current = { onReady, onMessage }
  })
  useEffect(() => {
    const origin = new URL(url).origin
    let port: MessagePort | undefined
    const drop = () => {
      if (!port) return
      port.onmessage = null
      port.close()
    }
    const greet = ({ source, origin: from, data, ports }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow || from !== origin || !isReady(data) || !ports[0])
        return
      drop()
      port = ports[0]
      port.onmessage = (event) => {
        const message = readFrameMessage(event.data)
        if (message) handlers.current.onMessage(message)
      }
      handlers.current.onReady()
    }
    window.addEventListener('message', greet)
    return () => {
      window.removeEventListener('message', greet)
      drop()
    }
  }, [frame, url])
}
