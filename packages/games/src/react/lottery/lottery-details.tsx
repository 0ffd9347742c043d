import { useApi } from '@parlour/api-client/react'
import type { LotteryGame } from '@parlour/api-client/endpoints'
import { Button, Section } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { untilNews } from '../../lottery/draw-phase.ts'
import { nearNumbersQuery } from '../../lottery/queries.ts'
import { useGamesText } from '../use-games-text.ts'
import { DrawTable } from './draw-table.tsx'
import { LotteryCards, type LotteryActions } from './lottery-cards.tsx'

interface LotteryDetailsProps extends LotteryActions {
  game: LotteryGame
  currency?: string | undefined
  onClose(): void
}

/** One lottery game: its next draw, and its last ones with their numbers. */
export function LotteryDetails({ game, currency, onClose, onPlay, favourites }: LotteryDetailsProps) {
  const text = useGamesText()
  const api = useApi()
  const near = useQuery({
    ...nearNumbersQuery(api, game.gameCode),
    refetchInterval: ({ state }) => untilNews([state.data?.[0]?.nextOpenTime ?? null], api.clock.now()),
  })
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [game.gameCode])
  const title = text('games.draws.history', { game: game.displayName })
  return (
    <div ref={top}>
      <Section
        title={game.displayName}
        end={
          <Button variant="text" onClick={onClose}>
            {text('games.draws.showAll')}
          </Button>
        }
      >
        <LotteryCards
          label={game.displayName}
          games={[game]}
          currency={currency}
          onPlay={onPlay}
          favourites={favourites}
          results={near.data?.slice(0, 1)}
        />
      </Section>
      <Section level={3} title={title} hint={text('games.draws.chance')}>
        <DrawTable key={game.gameCode} caption={title} rows={near.data ?? []} of={near} />
      </Section>
    </div>
  )
}
