import { GameGrid, GameTile } from '@parlour/ui-kit'
import { games, type Rule } from '@parlour/ui-kit/testing'

/** A principle with what to do and what not to do. */
export interface Principle {
  readonly title: string
  readonly text: string
  readonly dos: readonly Rule[]
  readonly donts: readonly Rule[]
}

export const nothing = () => undefined
export const pill = {
  label: 'Balance',
  sum: '₱ 4,821.50',
  updatingText: '',
  failedText: '',
  toggleLabel: 'Hide',
  refreshLabel: 'Refresh',
  onToggle: nothing,
  onRefresh: nothing,
}
export const Tiles = () => (
  <div className="d-tiles">
    <GameGrid label="Games">
      {games(9)
        .slice(3, 6)
        .map((game) => (
          <GameTile key={game.href} {...game} favourite={undefined} />
        ))}
    </GameGrid>
  </div>
)
