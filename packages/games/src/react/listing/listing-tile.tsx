import { useApi } from '@parlour/api-client/react'
import { TileInfo, TileSimilar } from '@parlour/ui-kit'
import { isUnderMaintenance, type Game } from '../../game.ts'
import type { Favourites } from '../favourites/use-favourites.ts'
import { GameCard } from '../game-card.tsx'
import { useGamesText } from '../use-games-text.ts'

/** What a click in a listing leads to; what is left out is not offered. */
export interface TileActions {
  onOpen(game: Game): void
  /** Shows what is known of a game (BEY-23). */
  onDetails?: ((game: Game) => void) | undefined
  /** Shows games like one that is closed (LOB-10). */
  onMaintenance?: ((game: Game) => void) | undefined
}

interface ListingTileProps extends TileActions {
  game: Game
  place: { at: number; of: number }
  favourites: Favourites
  currency: string
}

const firstRow = 7

/** A game of a listing with its details, and a way on while it is closed. */
export function ListingTile({ game, place, favourites, currency, onOpen, onDetails, onMaintenance }: ListingTileProps) {
  const text = useGamesText()
  const closed = isUnderMaintenance(game, useApi().clock.now())
  // Tiles are of one height: a provider without a name keeps its line.
  const shown = game.provider ? game : { ...game, provider: '\u00a0' }
  return (
    <GameCard
      game={shown}
      place={place}
      favourites={favourites}
      currency={currency}
      eager={place.at <= firstRow}
      onOpen={() => onOpen(game)}
    >
      {closed && onMaintenance && (
        <TileSimilar label={text('games.tile.similarTo', { game: game.name })} onClick={() => onMaintenance(game)}>
          {text('games.tile.similar')}
        </TileSimilar>
      )}
      {onDetails && (
        <TileInfo label={text('games.tile.details', { game: game.name })} onClick={() => onDetails(game)} />
      )}
    </GameCard>
  )
}
