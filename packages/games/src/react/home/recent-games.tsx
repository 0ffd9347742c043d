import { useApi } from '@parlour/api-client/react'
import { useRealAccount } from '@parlour/screen-kit/react'
import { GameGrid, Section } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { recentGamesQuery } from '../../popular/queries.ts'
import type { Game } from '../../game.ts'
import { useFavourites } from '../favourites/use-favourites.ts'
import { useGamesText } from '../use-games-text.ts'
import { ShelfCard } from './shelf-card.tsx'

interface RecentGamesProps {
  currency: string
  onOpen(game: Game): void
  onDetails?: ((game: Game) => void) | undefined
}

/**
 * The games that a member played last; renders nothing for guests
 * and when there are none. `currency` is ISO 4217. Source: LOB-01.
 *
 * @example <RecentGames currency="PHP" onOpen={open} />
 */
export function RecentGames({ currency, onOpen, onDetails }: RecentGamesProps) {
  const text = useGamesText()
  const favourites = useFavourites()
  const account = useRealAccount()
  const { data = [] } = useQuery({ ...recentGamesQuery(useApi(), account), enabled: account !== '' })
  if (account === '' || data.length === 0) return null
  const title = text('games.recent.title')
  return (
    <Section title={title}>
      <GameGrid label={title} shelf>
        {data.map((game) => (
          <ShelfCard
            key={game.id}
            game={game}
            favourites={favourites}
            currency={currency}
            onOpen={onOpen}
            onDetails={onDetails}
          />
        ))}
      </GameGrid>
    </Section>
  )
}
