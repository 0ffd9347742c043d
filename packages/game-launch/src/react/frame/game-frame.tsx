import { useEffect, useRef } from 'react'
import { useFramePort } from './use-frame-port.ts'

interface GameFrameProps {
  url: string
  title: string
  /** Milliseconds after which a page that has not loaded counts as lost. */
  loadLimit: number
  onClose(): void
  onBalanceChanged(): void
  /** The game spoke. */
  onServed(): void
  /** Nothing loaded in time. */
  onLost(): void
}

/** A game in its sandbox: no way to the top page, no dialogs, no downloads, no address of ours in its requests. */
export function GameFrame({ url, title, loadLimit, onClose, onBalanceChanged, onServed, onLost }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const lost = useRef(onLost)
  const timer = useRef<number>(undefined)
  useEffect(() => {
    lost.current = onLost
  })
  useFramePort(frame, url, onServed, ({ type }) => (type === 'close' ? onClose() : onBalanceChanged()))
  useEffect(() => {
    timer.current = window.setTimeout(() => lost.current(), loadLimit)
    return () => window.clearTimeout(timer.current)
  }, [url, loadLimit])
  return (
    <iframe
      ref={frame}
      src={url}
      title={title}
      onLoad={() => {
        window.clearTimeout(timer.current)
        frame.current?.focus()
      }}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      allow="fullscreen; autoplay; focus-without-user-activation 'none'"
      referrerPolicy="no-referrer"
    />
  )
}
