import type { ReactNode } from 'react'

/** Props of `FilterBar`. */
export type FilterBarProps = {
  search?: ReactNode
  children?: ReactNode
  /** Stands at the far end. */
  end?: ReactNode
  /** Below 768 px all of it stays in view, on several lines where it must; for a few filters of few words. */
  wrap?: boolean
}

/**
 * Search and filters in one row. Below 768 px the filters scroll sideways under the search.
 *
 * @example <FilterBar search={<SearchField {...search} />}><Select label="Sort" options={orders} compact /></FilterBar>
 */
export const FilterBar = ({ search, children, end, wrap }: FilterBarProps) => (
  <div className="p-filters">
    {search ? <div className="p-filters__search">{search}</div> : null}
    <div className="p-filters__row" data-wrap={wrap || undefined}>
      {children}
      {end ? <div className="p-filters__end">{end}</div> : null}
    </div>
  </div>
)
