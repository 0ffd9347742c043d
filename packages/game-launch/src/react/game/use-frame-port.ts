import { useEffect, useRef, type RefObject } from 'react'
import { isReady, readFrameMessage, type FrameMessage } from '../../frame/frame-message.ts'

/** Listens to one game: its port is taken from its own window and origin only, and what it says is checked. */
export function useFramePort(frame: RefObject<HTMLIFrameElement | null>, url: string, onMessage: (message: FrameMessage) => void): void {
  const handler = useRef(onMessage)
  useEffect(() => {
    handler.current = onMessage
  })
  useEffect(() => {
    const origin = new URL(url).origin
    let port: MessagePort | undefined
    const greet = ({ source, origin: from, data, ports }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || from !== origin || !isReady(data) || !ports[0]) return
      port?.close()
      port = ports[0]
      port.onmessage = (event) => {
        const message = readFrameMessage(event.data)
        if (message) handler.current(message)
      }
    }
    window.addEventListener('message', greet)
    return () => {
      window.removeEventListener('message', greet)
      port?.close()
    }
  }, [frame, url])
}
