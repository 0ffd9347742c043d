import type { LotteryGame } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useNow } from '@parlour/screen-kit/react'
import { VisuallyHidden } from '@parlour/ui-kit'
import { clockOf, drawPhase } from '../../lottery/draw-phase.ts'
import { useGamesText } from '../use-games-text.ts'

type Timed = Pick<LotteryGame, 'openTime' | 'closeTime'>

const labels = {
  open: 'games.draws.in',
  closed: 'games.draws.closed',
  drawing: 'games.draws.next',
  unknown: 'games.draws.next',
} as const

/** What the time of a draw stands for: it takes stakes, takes none any more, or is on. */
export function DrawLabel({ game }: { game: Timed }) {
  return useGamesText()(labels[drawPhase(game, useNow()).phase])
}

/**
 * The time until a draw, second by second; at its moment it says that the draw is on, and counts no further. Those who
 * listen announce the moment itself. Source: BEY-18, LOB-12.
 */
export function DrawTime({ game }: { game: Timed }) {
  const text = useGamesText()
  const format = useFormat()
  const { phase, left } = drawPhase(game, useNow())
  if (phase === 'drawing') return text('games.draws.drawing')
  if (game.openTime === null) return text('games.draws.unknown')
  const { days, clock } = clockOf(left)
  return (
    <time dateTime={new Date(game.openTime).toISOString()}>
      <VisuallyHidden>{text('games.draws.at', { at: format.dateTime(game.openTime) })}</VisuallyHidden>
      <span aria-hidden="true">{days > 0 ? text('games.draws.days', { days, clock }) : clock}</span>
    </time>
  )
}
