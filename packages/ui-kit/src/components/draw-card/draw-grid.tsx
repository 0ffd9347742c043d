import type { ReactNode } from 'react'

/** Props of `DrawGrid`. */
export type DrawGridProps = {
  label: string
  /** `grid` has three, two or one a row; `rail` is one row that scrolls sideways. */
  layout?: 'grid' | 'rail'
  /** `DrawCard`s. */
  children: ReactNode
}

/** Games that are drawn by the clock, side by side. */
export const DrawGrid = ({ label, layout = 'grid', children }: DrawGridProps) => (
  <ul className="p-draws" data-layout={layout} aria-label={label}>{children}</ul>
)

/** As many cards that are still loading. */
export const DrawSkeleton = ({ count, layout = 'grid' }: { count: number } & Pick<DrawGridProps, 'layout'>) => (
  <ul className="p-draws" data-layout={layout} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => <li key={index} className="p-draw p-draw--bone p-skeleton" />)}
  </ul>
)
