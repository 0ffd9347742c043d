import type { ReactNode } from 'react'

/**
 * Search and filters in one row; `end` stands at the far end.
 * Below 768 px the filters scroll sideways under the search.
 *
 * @example <FilterBar search={<SearchField {...search} />}><Select label="Sort" options={orders} compact /></FilterBar>
 */
export const FilterBar = ({ search, children, end }: { search?: ReactNode; children?: ReactNode; end?: ReactNode }) => (
  <div className="p-filters">
    {search ? <div className="p-filters__search">{search}</div> : null}
    <div className="p-filters__row">
      {children}
      {end ? <div className="p-filters__end">{end}</div> : null}
    </div>
  </div>
)
