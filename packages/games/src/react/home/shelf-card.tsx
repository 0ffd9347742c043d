import { TileInfo } from '@parlour/ui-kit'
import type { Game } from '../../game.ts'
import type { Favourites } from '../favourites/use-favourites.ts'
import { GameCard } from '../game-card.tsx'
import { useGamesText } from '../use-games-text.ts'

interface ShelfCardProps {
  game: Game
  favourites: Favourites
  currency: string
  onOpen(game: Game): void
  /** Shows what is known of a game; without it there is no button. */
  onDetails?: ((game: Game) => void) | undefined
}

/** A game on a shelf of the home page, with its details. */
export function ShelfCard({ onDetails, ...card }: ShelfCardProps) {
  const text = useGamesText()
  return (
    <GameCard {...card}>
      {onDetails && (
        <TileInfo label={text('games.tile.details', { game: card.game.name })} onClick={() => onDetails(card.game)} />
      )}
    </GameCard>
  )
}
