import { useApi } from '@parlour/api-client/react'
import { houseToday, listSearch, listView, type ListSearch, type ListView } from '../../index.ts'

/** Props that each list of the team has. */
export interface ListScreenProps {
  readonly search: ListSearch
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** IANA name of the zone that the platform counts days in. */
  readonly zone: string
  /** The address of another view of the list. */
  readonly hrefOf: (search: ListSearch) => string
  readonly onSearch: (search: ListSearch) => void
}

/** A list of the team by its address: the view, and how to go to another one. */
export interface List<Column extends string> {
  readonly view: ListView<Column>
  readonly today: string
  /** What the list sorts by. */
  readonly columns: readonly Column[]
  /** Goes to another view; what changes the rows begins at their first page. */
  readonly show: (change: Partial<ListView<Column>>) => void
  readonly hrefOf: (change: Partial<ListView<Column>>) => string
}

/** Reads the view of a list from its address. */
export function useList<const Column extends string>(
  { search, zone, hrefOf, onSearch }: ListScreenProps,
  columns: readonly [Column, ...Column[]],
): List<Column> {
  const today = houseToday(useApi().clock.now(), zone)
  const view = listView(search, today, columns)
  return {
    view,
    today,
    columns,
    show: (change) => onSearch(listSearch({ ...view, page: 1, ...change }, today, columns)),
    hrefOf: (change) => hrefOf(listSearch({ ...view, ...change }, today, columns)),
  }
}
