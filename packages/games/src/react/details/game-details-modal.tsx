import { useApi } from '@parlour/api-client/react'
import { Button, Modal, Skeleton } from '@parlour/ui-kit'
import { IconPlay } from '@parlour/ui-kit/icons'
import { useQuery } from '@tanstack/react-query'
import { gameDetailsQuery } from '../../details/queries.ts'
import type { Game } from '../../game.ts'
import LoadFailed from '../load-failed.tsx'
import { useGamesText } from '../use-games-text.ts'
import { DetailFacts } from './detail-facts.tsx'

/** Props of `GameDetailsModal`. */
export interface GameDetailsModalProps {
  game: Game
  /** The platform's language code. */
  language: string
  /** ISO 4217. */
  currency: string
  onPlay(game: Game): void
  onClose(): void
}

const rows = ['provider', 'return', 'volatility', 'stakes', 'rules']

/**
 * The details of a game before it is opened; what its provider does not publish is marked (BEY-23).
 *
 * @example <GameDetailsModal game={game} language="EN" currency="PHP" onPlay={play} onClose={close} />
 */
export function GameDetailsModal({ game, language, currency, onPlay, onClose }: GameDetailsModalProps) {
  const text = useGamesText()
  const { data, isError, refetch } = useQuery(gameDetailsQuery(useApi(), game.id, language))
  const play = () => {
    onClose()
    onPlay(game)
  }
  return (
    <Modal
      open
      name="gameDetailsModal"
      title={game.name}
      closeLabel={text('games.details.close')}
      onClose={onClose}
      footer={
        data?.isOpen ? (
          <Button block variant="primary" icon={<IconPlay size={18} />} onClick={play}>
            {text('games.hero.play')}
          </Button>
        ) : undefined
      }
    >
      {isError && !data && <LoadFailed title={text('games.details.failed')} onRetry={() => void refetch()} />}
      {!data &&
        !isError &&
        rows.map((row) => (
          <p key={row}>
            <Skeleton height={40} />
          </p>
        ))}
      {data && <DetailFacts details={data} currency={currency} />}
    </Modal>
  )
}
