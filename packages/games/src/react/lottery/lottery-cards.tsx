import type { DrawRow, LotteryGame } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Button, DrawCard, DrawGrid } from '@parlour/ui-kit'
import { numbersOf } from '../../lottery/menus.ts'
import { playOf, type LotteryPlay } from '../../lottery/lottery-play.ts'
import type { LotteryFavourites } from '../favourites/use-lottery-favourites.ts'
import { useGamesText } from '../use-games-text.ts'
import { DrawLabel, DrawTime } from './draw-time.tsx'

/** What can be done with a lottery game; what is left out is not offered. */
export interface LotteryActions {
  onPlay(play: LotteryPlay): void
  /** Shows the last draws of a game. */
  onGameCode?: ((code: string) => void) | undefined
  favourites?: LotteryFavourites | undefined
}

interface LotteryCardsProps extends LotteryActions {
  label: string
  games: readonly LotteryGame[]
  layout?: 'grid' | 'rail'
  currency?: string | undefined
  /** The last results that are known. */
  results?: readonly DrawRow[] | undefined
  /** The game whose draws the page shows. */
  current?: string | undefined
}

/** Numbers on sight; the others of a long draw are counted. */
const most = 8

/** Lottery games with their next draws and last numbers. */
export function LotteryCards({
  label,
  games,
  layout = 'grid',
  currency,
  results = [],
  current,
  onPlay,
  onGameCode,
  favourites,
}: LotteryCardsProps) {
  const text = useGamesText()
  const format = useFormat()
  const known = new Map(results.toReversed().map((row) => [row.gameCode, numbersOf(row)]))
  return (
    <DrawGrid label={label} layout={layout}>
      {games.map((game) => {
        const { gameCode, displayName, icon, numero, minBet } = game
        const on = favourites?.has(gameCode) ?? false
        const numbers = known.get(gameCode) ?? []
        const stake =
          currency !== undefined && minBet > 0 ? text('games.tile.from', { sum: format.money(minBet, currency) }) : ''
        return (
          <DrawCard
            key={gameCode}
            name={displayName}
            {...(icon === null ? {} : { poster: icon })}
            sub={numero === null ? null : text('games.draws.numero', { numero })}
            stake={stake}
            stateLabel={<DrawLabel game={game} />}
            state={<DrawTime game={game} />}
            current={gameCode === current}
            {...(onGameCode ? { onOpen: () => onGameCode(gameCode) } : {})}
            {...(numbers.length > 0
              ? {
                  resultLabel: text('games.draws.lastShort'),
                  result: { label: text('games.draws.last', { game: displayName }), numbers, most },
                }
              : {})}
            {...(favourites
              ? {
                  favourite: {
                    on,
                    label: text(on ? 'games.favourite.remove' : 'games.favourite.add', { game: displayName }),
                    onToggle: () => favourites.toggle(gameCode),
                  },
                }
              : {})}
            action={
              <Button
                size="sm"
                aria-label={text('games.draws.playGame', { game: displayName })}
                onClick={() => onPlay(playOf(game))}
              >
                {text('games.draws.play')}
              </Button>
            }
          />
        )
      })}
    </DrawGrid>
  )
}
