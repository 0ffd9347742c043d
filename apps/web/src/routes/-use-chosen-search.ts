import { useRouterState } from '@tanstack/react-router'
import { centreSearch, type CentreSearch } from './-centre-search.ts'

/**
 * What the address of a page says, from the press on: while a new address is prepared its choices count already, so that
 * a choice that follows at once does not undo the one before it.
 *
 * @param path of the page that is shown
 * @param search what the address said of it last; it stays while another page is on its way
 */
export const useChosenSearch = (path: string, search: CentreSearch): CentreSearch =>
  useRouterState({
    select: ({ location }) => (location.pathname === path ? centreSearch(location.search) : null),
    structuralSharing: true,
  }) ?? search
