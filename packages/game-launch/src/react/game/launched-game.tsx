import { Button, ErrorState, GameStage, Notice, Spinner } from '@parlour/ui-kit'
import { useState } from 'react'
import type { LaunchMode } from '../../decision/opening.ts'
import type { Openable } from '../../open/openable.ts'
import { GameFrame } from '../frame/game-frame.tsx'
import { useLaunchText } from '../use-launch-text.ts'
import { LaunchFailure } from './launch-failure.tsx'
import { useGameLaunch, type GameLaunchProps } from './use-game-launch.ts'
import { WindowOffer } from './window-offer.tsx'

/** Props of `GameScreen`. */
export interface GameScreenProps extends GameLaunchProps {
  /**
   * Whether the browser blocked the window that the game was meant for: that is said, with a link to click (MOD-08).
   */
  blocked?: boolean
  /** Milliseconds after which a launch host that has not loaded makes way for the next one. */
  loadLimit?: number
  onLogin(): void
  onExit(): void
  /** Leads to the deposit, offered where the balance is too small. */
  onDeposit?: () => void
  /** Opens the game that has to be finished first. */
  onOther?: (game: Openable) => void
  /** Shows games to play in place of one that is closed (LOB-10). */
  onSimilar?: () => void
}

/** A game and all that its launch may come to: the login, the wait, why it did not open, the game itself. */
export function LaunchedGame({
  way,
  alone,
  blocked = false,
  loadLimit = 15_000,
  onLogin,
  onExit,
  onDeposit,
  onOther,
  onSimilar,
  ...launch
}: GameScreenProps & { way: LaunchMode; alone: boolean }) {
  const text = useLaunchText()
  const [offering, setOffering] = useState(false)
  const { asksLogin, url, error, stuck, renew, again, served, lost } = useGameLaunch(launch, way)
  const {
    game: { name: game },
    onBalanceChanged,
  } = launch
  const show = (offer: boolean) => {
    setOffering(offer)
    renew()
  }
  if (asksLogin)
    return (
      <ErrorState
        page
        title={text('game-launch.login.title')}
        text={text('game-launch.login.text', { game })}
        action={
          <Button variant="primary" onClick={onLogin}>
            {text('game-launch.login.action')}
          </Button>
        }
      />
    )
  if (error || stuck)
    return (
      <LaunchFailure
        error={error}
        onAgain={again}
        onExit={onExit}
        onDeposit={onDeposit}
        onOther={onOther}
        onSimilar={onSimilar}
      />
    )
  if (!url) return <Spinner label={text('game-launch.opening', { game })} />
  if (offering)
    return (
      <WindowOffer
        key={url}
        url={url}
        game={game}
        onAgain={renew}
        onHere={() => show(false)}
        onBalanceChanged={onBalanceChanged}
      />
    )
  const strip = blocked && (
    <Notice
      tone="warn"
      action={
        <Button size="sm" onClick={() => show(true)}>
          {text('game-launch.blocked.action')}
        </Button>
      }
    >
      {text('game-launch.blocked.text', { game })}
    </Notice>
  )
  return (
    <GameStage
      title={game}
      strip={strip}
      {...(alone && { back: { label: text('game-launch.back'), onClick: onExit } })}
    >
      <GameFrame
        url={url}
        title={game}
        loadLimit={loadLimit}
        onClose={onExit}
        onBalanceChanged={onBalanceChanged}
        onServed={served}
        onLost={lost}
      />
    </GameStage>
  )
}
