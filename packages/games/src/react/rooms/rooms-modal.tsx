import { useApi } from '@parlour/api-client/react'
import { EmptyState, LoadMore, Modal, Skeleton } from '@parlour/ui-kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { inRoom, type Game } from '../../game.ts'
import { roomsQuery } from '../../rooms/queries.ts'
import LoadFailed from '../load-failed.tsx'
import { useGamesText } from '../use-games-text.ts'
import { RoomRows } from './room-rows.tsx'

/** Props of `RoomsModal`. */
export interface RoomsModalProps {
  game: Game
  /** ISO 4217. */
  currency: string
  /** Gets the game with the room's id in place of its own. */
  onOpen(game: Game): void
  onClose(): void
}

const rows = ['first', 'second', 'third']

/**
 * The rooms of a table game with stakes and seats; each opens by its own id (LOB-11).
 *
 * @example <RoomsModal game={game} currency="PHP" onOpen={open} onClose={close} />
 */
export function RoomsModal({ game, currency, onOpen, onClose }: RoomsModalProps) {
  const text = useGamesText()
  const { data, isError, isFetchNextPageError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(roomsQuery(useApi(), game.id))
  const rooms = data?.pages.flatMap((page) => page.rooms)
  return (
    <Modal
      open
      name="roomsModal"
      title={text('games.rooms.title', { game: game.name })}
      closeLabel={text('games.details.close')}
      onClose={onClose}
    >
      {isError && !rooms && <LoadFailed title={text('games.rooms.failed')} onRetry={() => void refetch()} />}
      {!rooms &&
        !isError &&
        rows.map((row) => (
          <p key={row}>
            <Skeleton height={64} />
          </p>
        ))}
      {rooms?.length === 0 && <EmptyState title={text('games.rooms.empty')} text={text('games.rooms.emptyText')} />}
      {rooms && rooms.length > 0 && (
        <>
          <RoomRows
            label={text('games.rooms.title', { game: game.name })}
            rooms={rooms}
            currency={currency}
            onEnter={(room) => {
              onClose()
              onOpen(inRoom(game, room))
            }}
          />
          <LoadMore
            label={text('games.listing.more')}
            busy={isFetchingNextPage}
            done={!hasNextPage}
            onMore={() => void fetchNextPage()}
            shown={text('games.rooms.shown', { shown: rooms.length })}
            problem={
              isFetchNextPageError
                ? { text: text('games.listing.problem'), retryLabel: text('games.error.retry') }
                : undefined
            }
          />
        </>
      )}
    </Modal>
  )
}
