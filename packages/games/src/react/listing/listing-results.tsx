import { Button, EmptyState, GameGrid, GridSkeleton, Live, LoadMore } from '@parlour/ui-kit'
import { isFiltered } from '../../listing/listing-params.ts'
import { pageSize, type ListingQuestion } from '../../listing/queries.ts'
import type { Game } from '../../game.ts'
import { useFavourites } from '../favourites/use-favourites.ts'
import { GameCard } from '../game-card.tsx'
import LoadFailed from '../load-failed.tsx'
import { useGamesText } from '../use-games-text.ts'
import type { useGames } from './use-games.ts'

interface ListingResultsProps {
  label: string
  question: ListingQuestion
  found: ReturnType<typeof useGames>
  currency: string
  onOpen(game: Game): void
  onClear(): void
}

const firstRow = 7
const autoPages = 3

/** The grid with its states: loading, empty, failed, more to come. */
export function ListingResults({ label, question, found, currency, onOpen, onClear }: ListingResultsProps) {
  const text = useGamesText()
  const favourites = useFavourites()
  const { games, total, data, isPending, isError, isPlaceholderData, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = found
  if (isPending) return <GridSkeleton count={pageSize} />
  if (isError && games.length === 0)
    return <LoadFailed onRetry={() => void refetch()} />
  if (games.length === 0) {
    const filtered = isFiltered(question.params)
    const favouritesView = question.params.view === 'favourites'
    return (
      <EmptyState
        title={text(favouritesView ? 'games.empty.favourites' : 'games.empty.title')}
        text={text(favouritesView ? 'games.empty.favouritesText' : 'games.empty.text')}
        action={filtered || question.params.view ? <Button onClick={onClear}>{text('games.empty.showAll')}</Button> : undefined}
      />
    )
  }
  return (
    <>
      <Live>{text('games.listing.found', { count: total ?? games.length })}</Live>
      <GameGrid label={label} busy={isPlaceholderData}>
        {games.map((game, index) => (
          <GameCard key={game.id} game={game} favourites={favourites} currency={currency} eager={index < firstRow} onOpen={onOpen} />
        ))}
      </GameGrid>
      {isFetchingNextPage && <GridSkeleton count={firstRow} />}
      {hasNextPage && (
        <LoadMore
          label={text('games.listing.more')}
          busy={isFetchingNextPage}
          auto={(data?.pages.length ?? 0) < autoPages}
          onMore={() => void fetchNextPage()}
          shown={text('games.listing.shown', { shown: games.length, total: total ?? games.length })}
        />
      )}
    </>
  )
}
