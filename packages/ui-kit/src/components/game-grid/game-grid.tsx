import type { ReactNode } from 'react'
import { useRef } from 'react'
import { GameTileSkeleton } from '../game-tile/game-tile-skeleton.tsx'
import { useGridKeys } from './use-grid-keys.ts'

/** Props of `GameGrid`. */
export type GameGridProps = {
  /** Accessible name of the grid. */
  label: string
  /** `grid` 3, 6 or 7 a row; `rail` scrolls sideways on a phone; `beside` has 5 a row next to a `Hero`. */
  layout?: 'grid' | 'rail' | 'beside'
  /** Shows no more than two whole rows, whatever the width; for a page's opening shelf. */
  shelf?: boolean
  /** More tiles are coming. */
  busy?: boolean
  /** `GameTile`s. */
  children: ReactNode
}

/**
 * [BEY-19] A grid of games: one tab stop, arrow keys move inside; tiles far from the window are not painted.
 *
 * @example <GameGrid label="Slots">{games.map((game) => <GameTile key={game.id} {...game} />)}</GameGrid>
 */
export const GameGrid = ({ label, layout = 'grid', shelf, busy, children }: GameGridProps) => {
  const list = useRef<HTMLUListElement>(null)
  const keys = useGridKeys(list)
  return (
    <ul
      ref={list}
      className="p-grid"
      data-layout={layout}
      data-shelf={shelf || undefined}
      aria-label={label}
      aria-busy={busy || undefined}
      {...keys}
    >
      {children}
    </ul>
  )
}

/**
 * Placeholders of `count` game tiles.
 *
 * @example <GridSkeleton count={21} />
 */
export const GridSkeleton = ({
  count,
  layout = 'grid',
  shelf,
}: { count: number } & Pick<GameGridProps, 'layout' | 'shelf'>) => (
  <ul className="p-grid" data-layout={layout} data-shelf={shelf || undefined} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <GameTileSkeleton key={index} />
    ))}
  </ul>
)
