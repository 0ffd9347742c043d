import { Button, EmptyState, inNewWindow, LinkButton } from '@parlour/ui-kit'
import { useEffect, useState } from 'react'
import { useLaunchText } from '../use-launch-text.ts'

interface WindowOfferProps {
  /** Good once, for a minute. */
  url: string
  game: string
  /** Asks for another address. */
  onAgain(): void
  onHere(): void
  onBalanceChanged(): void
}

/** A game behind a link of its own, which no browser blocks. Source: MOD-08. */
export function WindowOffer({ url, game, onAgain, onHere, onBalanceChanged }: WindowOfferProps) {
  const text = useLaunchText()
  const [used, setUsed] = useState(false)
  useEffect(() => {
    if (!used) return
    window.addEventListener('focus', onBalanceChanged)
    return () => window.removeEventListener('focus', onBalanceChanged)
  }, [used, onBalanceChanged])
  const link = used ? (
    <Button onClick={onAgain}>{text('game-launch.blocked.action')}</Button>
  ) : (
    <LinkButton variant="primary" href={url} {...inNewWindow} onClick={() => setUsed(true)}>
      {text('game-launch.offer.action', { game })}
    </LinkButton>
  )
  return (
    <EmptyState
      title={text(used ? 'game-launch.offer.opened' : 'game-launch.offer.title', { game })}
      text={text(used ? 'game-launch.offer.meanwhile' : 'game-launch.offer.text')}
      action={
        <>
          {link}
          <Button onClick={onHere}>{text('game-launch.offer.here')}</Button>
        </>
      }
    />
  )
}
