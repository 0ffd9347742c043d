import type { ReactNode } from 'react'

/** Search and filters in one row; `end` stands at the far end. Under 768 px the row scrolls sideways below the search. */
export const FilterBar = ({ search, children, end }: { search?: ReactNode; children?: ReactNode; end?: ReactNode }) => (
  <div className="p-filters">
    {search ? <div className="p-filters__search">{search}</div> : null}
    <div className="p-filters__row">
      {children}
      {end ? <div className="p-filters__end">{end}</div> : null}
    </div>
  </div>
)
