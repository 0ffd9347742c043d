import { useApi } from '@parlour/api-client/react'
import { GameGrid, GridSkeleton, Section } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import type { Game } from '../../game.ts'
import { newGamesQuery, newShelf } from '../../newest/queries.ts'
import { useFavourites } from '../favourites/use-favourites.ts'
import { GameCard } from '../game-card.tsx'
import { useGamesText } from '../use-games-text.ts'

interface NewGamesProps {
  language: string
  currency: string
  moreHref: string
  onOpen(game: Game): void
}

/**
 * The newest games of all categories; renders nothing when there are none. `language` is the platform's code,
 * `currency` ISO 4217, `moreHref` the address of the whole list.
 *
 * @example <NewGames language="EN" currency="PHP" moreHref="/new" onOpen={open} />
 */
export function NewGames({ language, currency, moreHref, onOpen }: NewGamesProps) {
  const text = useGamesText()
  const favourites = useFavourites()
  const { data, isError } = useQuery(newGamesQuery(useApi(), language))
  if (isError || data?.length === 0) return null
  return (
    <Section title={text('games.new.title')} action={{ label: text('games.new.all'), href: moreHref }}>
      {data ? (
        <GameGrid label={text('games.new.title')} shelf>
          {data.map((game) => (
            <GameCard key={game.id} game={game} favourites={favourites} currency={currency} onOpen={onOpen} />
          ))}
        </GameGrid>
      ) : (
        <GridSkeleton count={newShelf} shelf />
      )}
    </Section>
  )
}
