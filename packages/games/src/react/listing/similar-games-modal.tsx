import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { Button, EmptyState, LazyImage, Modal, SettingList, Skeleton } from '@parlour/ui-kit'
import { IconSlots } from '@parlour/ui-kit/icons'
import { useQuery } from '@tanstack/react-query'
import type { Game } from '../../game.ts'
import { neighboursQuery } from '../../listing/neighbours-query.ts'
import { similarGames } from '../../listing/similar-games.ts'
import LoadFailed from '../load-failed.tsx'
import { useGamesText } from '../use-games-text.ts'

/** Props of `SimilarGamesModal`. */
export interface SimilarGamesModalProps {
  game: Game
  /** The platform's language code. */
  language: string
  /** ISO 4217. */
  currency: string
  onOpen(game: Game): void
  onClose(): void
}

const count = 3

/**
 * Shows until when a game is closed, and up to three similar open games (LOB-10).
 *
 * @example <SimilarGamesModal game={game} language="EN" currency="PHP" onOpen={open} onClose={close} />
 */
export function SimilarGamesModal({ game, language, currency, onOpen, onClose }: SimilarGamesModalProps) {
  const text = useGamesText()
  const format = useFormat()
  const api = useApi()
  const { data, isError, refetch } = useQuery(neighboursQuery(api, game, language))
  const similar = data && similarGames(data, game, count, api.clock.now())
  const until = game.maintenance && text('games.tile.maintenance', { time: format.time(game.maintenance.until) })
  return (
    <Modal
      open
      name="similarGamesModal"
      title={text('games.similar.title', { game: game.name })}
      closeLabel={text('games.details.close')}
      onClose={onClose}
    >
      {until && <p>{until}</p>}
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={200} />}
      {similar?.length === 0 && <EmptyState title={text('games.similar.none')} />}
      {similar && similar.length > 0 && (
        <>
          <p>{text('games.similar.text')}</p>
          <SettingList
            label={text('games.tile.similarTo', { game: game.name })}
            rows={similar.map((other) => ({
              id: String(other.id),
              icon: other.poster ? <LazyImage src={other.poster} alt="" width={30} height={40} /> : <IconSlots />,
              title: other.name,
              sub: [
                other.provider,
                other.minBet > 0 ? text('games.tile.from', { sum: format.money(other.minBet, currency) }) : '',
              ]
                .filter(Boolean)
                .join(' \u00b7 '),
              action: (
                <Button
                  size="sm"
                  aria-label={text('games.similar.play', { game: other.name })}
                  onClick={() => {
                    onClose()
                    onOpen(other)
                  }}
                >
                  {text('games.hero.play')}
                </Button>
              ),
            }))}
          />
        </>
      )}
    </Modal>
  )
}
