import type { ReactNode } from 'react'
import { useRef } from 'react'
import { GameTileSkeleton } from '../game-tile/game-tile-skeleton.tsx'
import { useGridKeys } from './use-grid-keys.ts'

/** Props of `GameGrid`. */
export type GameGridProps = {
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

/** [BEY-19] A grid of games: one stop of the Tab key, arrow keys inside, tiles far from the screen are not drawn. */
export const GameGrid = ({ label, layout = 'grid', shelf, busy, children }: GameGridProps) => {
  const list = useRef<HTMLUListElement>(null)
  const keys = useGridKeys(list)
  return (
    <ul ref={list} className="p-grid" data-layout={layout} data-shelf={shelf || undefined} aria-label={label} aria-busy={busy || undefined} {...keys}>
      {children}
    </ul>
  )
}

/** A grid of `count` tiles that are still loading. */
export const GridSkeleton = ({ count, layout = 'grid', shelf }: { count: number } & Pick<GameGridProps, 'layout' | 'shelf'>) => (
  <ul className="p-grid" data-layout={layout} data-shelf={shelf || undefined} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => <GameTileSkeleton key={index} />)}
  </ul>
)
