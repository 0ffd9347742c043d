import type { ReactNode } from 'react'

/** Props of `DrawGrid`. */
export type DrawGridProps = {
  /** Accessible name of the list. */
  label: string
  /** `grid` has three, two or one a row; `rail` is one row that scrolls sideways. */
  layout?: 'grid' | 'rail'
  /** `DrawCard`s. */
  children: ReactNode
}

/**
 * A list of `DrawCard`s side by side.
 *
 * @example <DrawGrid label="Lotteries">{draws.map((draw) => <DrawCard key={draw.id} {...draw} />)}</DrawGrid>
 */
export const DrawGrid = ({ label, layout = 'grid', children }: DrawGridProps) => (
  <ul className="p-draws" data-layout={layout} aria-label={label}>
    {children}
  </ul>
)

/**
 * Placeholders of `count` draw cards.
 *
 * @example <DrawSkeleton count={6} />
 */
export const DrawSkeleton = ({ count, layout = 'grid' }: { count: number } & Pick<DrawGridProps, 'layout'>) => (
  <ul className="p-draws" data-layout={layout} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className="p-draw p-draw--bone p-skeleton" />
    ))}
  </ul>
)
