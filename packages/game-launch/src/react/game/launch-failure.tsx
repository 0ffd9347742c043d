import { isRefused } from '@parlour/api-client'
import { useFormat } from '@parlour/i18n/react'
import { Button, ErrorState } from '@parlour/ui-kit'
import * as v from 'valibot'
import { launchRefusal, openRound } from '../../launch/refusal.ts'
import type { Openable } from '../../open/openable.ts'
import { useLaunchText } from '../use-launch-text.ts'

interface LaunchFailureProps {
  /** Null where no launch host could be reached. */
  error: Error | null
  onAgain(): void
  onExit(): void
  onDeposit: (() => void) | undefined
  onOther: ((game: Openable) => void) | undefined
  onSimilar: (() => void) | undefined
}

const announced = v.object({ content: v.object({ data: v.object({ endTime: v.number() }) }) })

const until = (error: unknown): number | null => {
  const value = isRefused(error, 'game.maintenance') ? error.value : null
  return v.is(announced, value) ? value.content.data.endTime : null
}

/** Why a game did not open, what can be done about it, and the way back. Source: LAU-05, LOB-10, contract 1.4. */
export function LaunchFailure({ error, onAgain, onExit, onDeposit, onOther, onSimilar }: LaunchFailureProps) {
  const text = useLaunchText()
  const format = useFormat()
  const reason = error ? launchRefusal(error) : 'network'
  const end = until(error)
  const round = openRound(error)
  const says = () => {
    if (reason === 'maintenance' && end !== null)
      return text('game-launch.maintenance.until', { time: format.dateTime(end) })
    return reason === 'round'
      ? text(round?.runsOn ? 'game-launch.round.runs' : 'game-launch.round.text', { game: round?.game.name ?? '' })
      : text(`game-launch.${reason}.text`)
  }
  const action = (
    <>
      {reason === 'network' && (
        <Button variant="primary" onClick={onAgain}>
          {text('game-launch.again')}
        </Button>
      )}
      {reason === 'balance' && onDeposit && (
        <Button variant="primary" onClick={onDeposit}>
          {text('game-launch.deposit')}
        </Button>
      )}
      {(reason === 'maintenance' || reason === 'unconnected') && onSimilar && (
        <Button variant="primary" onClick={onSimilar}>
          {text('game-launch.similar')}
        </Button>
      )}
      {round && onOther && (
        <Button variant="primary" onClick={() => onOther(round.game)}>
          {text('game-launch.round.action')}
        </Button>
      )}
      <Button onClick={onExit}>{text('game-launch.back')}</Button>
    </>
  )
  return <ErrorState page title={text(`game-launch.${reason}.title`)} text={says()} action={action} />
}
