import { useApi } from '@parlour/api-client/react'
import { GameGrid, GridSkeleton, Section } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { popularGamesQuery, popularShelf } from '../../popular/queries.ts'
import type { Game } from '../../game.ts'
import { useFavourites } from '../favourites/use-favourites.ts'
import { useGamesText } from '../use-games-text.ts'
import { ShelfCard } from './shelf-card.tsx'

interface PopularGamesProps {
  language: string
  currency: string
  moreHref: string
  onOpen(game: Game): void
  onDetails?: ((game: Game) => void) | undefined
}

/**
 * The twenty most popular games of all categories; renders
 * nothing when there are none. `language` is the platform's code,
 * `currency` ISO 4217, `moreHref` the address of the whole list. Source: LOB-01.
 *
 * @example <PopularGames language="EN" currency="PHP" moreHref="/hot" onOpen={open} />
 */
export function PopularGames({ language, currency, moreHref, onOpen, onDetails }: PopularGamesProps) {
  const text = useGamesText()
  const favourites = useFavourites()
  const { data, isError, isPaused } = useQuery(popularGamesQuery(useApi(), language))
  if (data ? data.length === 0 : isError || isPaused) return null
  const title = text('games.popular.title')
  return (
    <Section title={title} action={{ label: text('games.popular.all'), href: moreHref }}>
      {data ? (
        <GameGrid label={title} layout="rail">
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
      ) : (
        <GridSkeleton count={popularShelf} layout="rail" />
      )}
    </Section>
  )
}
