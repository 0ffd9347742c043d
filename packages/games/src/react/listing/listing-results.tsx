import { Button, EmptyState, GridSkeleton, LoadMore, LongGrid } from '@parlour/ui-kit'
import { LazyPictures } from '@parlour/ui-kit/lazy-pictures'
import type { Game } from '../../game.ts'
import { isFiltered, type ListingParams } from '../../listing/listing-params.ts'
import { pageSize } from '../../listing/queries.ts'
import { useFavourites } from '../favourites/use-favourites.ts'
import LoadFailed from '../load-failed.tsx'
import { useGamesText } from '../use-games-text.ts'
import { ListingTile, type TileActions } from './listing-tile.tsx'
import type { useGames } from './use-games.ts'

interface ListingResultsProps extends TileActions {
  label: string
  params: ListingParams
  found: ReturnType<typeof useGames>
  currency: string
  onClear(): void
}

/** After each of so many pages a button is pressed for the next, so that what is below stays in reach. */
const pagesByThemselves = 3

const keyOf = ({ id }: Game) => id

/** The grid with its states: loading, empty, failed, more to come, the end. */
export function ListingResults({ label, params, found, currency, onClear, ...actions }: ListingResultsProps) {
  const text = useGamesText()
  const favourites = useFavourites()
  const {
    games,
    total,
    data,
    isPending,
    isError,
    isFetchNextPageError,
    isPlaceholderData,
    isFetchingNextPage,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = found
  if (isPending) return <GridSkeleton count={pageSize} />
  if (isError && games.length === 0) return <LoadFailed onRetry={() => void refetch()} />
  if (games.length === 0) {
    const filtered = isFiltered(params)
    const own = filtered ? undefined : params.view
    const [title, hint] =
      own === 'favourites'
        ? (['games.empty.favourites', 'games.empty.favouritesText'] as const)
        : own === 'recent'
          ? (['games.empty.recent', 'games.empty.recentText'] as const)
          : (['games.empty.title', 'games.empty.text'] as const)
    return (
      <EmptyState
        title={text(title)}
        text={text(hint)}
        action={filtered || params.view ? <Button onClick={onClear}>{text('games.empty.showAll')}</Button> : undefined}
      />
    )
  }
  const pages = data?.pages.length ?? 0
  const shown =
    total === undefined
      ? text('games.listing.soFar', { shown: games.length })
      : text('games.listing.shown', { shown: games.length, total })
  return (
    <LazyPictures>
      <LongGrid label={label} items={games} keyOf={keyOf} total={total} busy={isPlaceholderData || isFetchingNextPage}>
        {(game, place) => (
          <ListingTile game={game} place={place} favourites={favourites} currency={currency} {...actions} />
        )}
      </LongGrid>
      {(hasNextPage || pages > 1) && (
        <LoadMore
          label={text('games.listing.more')}
          busy={isFetchingNextPage}
          done={!hasNextPage}
          auto={pages % pagesByThemselves !== 0}
          onMore={() => void fetchNextPage()}
          shown={hasNextPage ? shown : text('games.listing.end', { count: games.length })}
          problem={
            isFetchNextPageError
              ? { text: text('games.listing.problem'), retryLabel: text('games.error.retry') }
              : undefined
          }
        />
      )}
    </LazyPictures>
  )
}
