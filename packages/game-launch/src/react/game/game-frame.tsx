import { GameStage } from '@parlour/ui-kit'
import { useRef } from 'react'
import { useFramePort } from './use-frame-port.ts'

interface GameFrameProps {
  url: string
  title: string
  onClose(): void
  onBalanceChanged(): void
}

/** A game in its sandbox: no way to the top page, no dialogs, no downloads, no address of ours in its requests. */
export function GameFrame({ url, title, onClose, onBalanceChanged }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useFramePort(frame, url, ({ type }) => (type === 'close' ? onClose() : onBalanceChanged()))
  return (
    <GameStage>
      <iframe
        ref={frame}
        src={url}
        title={title}
        onLoad={() => frame.current?.focus()}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        allow="fullscreen; autoplay; focus-without-user-activation 'none'"
        referrerPolicy="no-referrer"
      />
    </GameStage>
  )
}
