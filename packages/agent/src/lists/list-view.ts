import { addDays, isDay } from '@parlour/i18n'
import { listPaging, pagingSearch, sortOf, type ListSort, type PagingSearch } from '@parlour/screen-kit'

/** What the address of a list says, as texts: anything can stand there. */
export interface ListSearch extends PagingSearch {
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** A part of an account's name. */
  readonly account?: string | undefined
  /** A category of games, or a kind of transaction. */
  readonly kind?: string | undefined
  /** The row whose details are open. */
  readonly open?: string | undefined
  /** Which of the lists of the page is shown. */
  readonly tab?: string | undefined
  /** The account whose direct downlines are listed. */
  readonly upline?: string | undefined
  /** The payout whose rounds are listed, whatever the days. */
  readonly payout?: string | undefined
}

/** Which part of a list is looked at: days `YYYY-MM-DD`, both inside, and a page from 1. */
export interface ListView<Column extends string = string> {
  readonly from: string
  readonly to: string
  readonly page: number
  readonly account: string
  readonly kind: string
  readonly sort: ListSort<Column>
  readonly open: string
  readonly tab: string
  readonly upline: string
  /** The digits of a payout's id; empty for none. */
  readonly payout: string
}

/** How many days a list shows where the address names none. */
export const usualListDays = 7

/** How many days a list may be asked for at once. Source: contract 3.12. */
export const mostListDays = 30

/**
 * Reads the view of an address: the last seven days, newest or largest first.
 *
 * @param search the search parameters of the address
 * @param today `YYYY-MM-DD`
 * @param columns what the list sorts by; the first, descending, where the address names none of them
 * @returns the view
 * @example listView({ sort: 'win' }, '2026-01-15', ['settledAt', 'win']).sort // { id: 'win', direction: 'ascending' }
 */
export function listView<const Column extends string>(
  search: ListSearch,
  today: string,
  columns: readonly [Column, ...Column[]],
): ListView<Column> {
  const to = isDay(search.to) && search.to <= today ? search.to : today
  const wanted = isDay(search.from) && search.from <= to ? search.from : addDays(to, 1 - usualListDays)
  const first = addDays(to, 1 - mostListDays)
  const paging = listPaging(search)
  return {
    from: wanted < first ? first : wanted,
    to,
    page: paging.page,
    account: (search.account ?? '').trim().slice(0, 64),
    kind: /^\w{1,32}$/.test(search.kind ?? '') ? (search.kind ?? '') : '',
    sort: sortOf(paging, columns),
    open: search.open ?? '',
    tab: /^\w{1,16}$/.test(search.tab ?? '') ? (search.tab ?? '') : '',
    upline: (search.upline ?? '').trim().slice(0, 64),
    payout: /^\d{1,40}$/.test(search.payout ?? '') ? (search.payout ?? '') : '',
  }
}

/**
 * The search parameters of a view; defaults are left out.
 *
 * @param today `YYYY-MM-DD`
 * @param columns the same as for `listView`
 * @returns the parameters
 * @example listSearch(view, '2026-01-15', ['settledAt', 'win'])
 */
export function listSearch<const Column extends string>(
  { from, to, page, account, kind, sort, open, tab, upline, payout }: ListView<Column>,
  today: string,
  columns: readonly [Column, ...Column[]],
): ListSearch {
  const usualDays = to === today && from === addDays(today, 1 - usualListDays)
  const usualSort = sort.id === columns[0] && sort.direction === 'descending'
  return {
    ...(tab ? { tab } : {}),
    ...(upline ? { upline } : {}),
    ...(payout ? { payout } : {}),
    ...(usualDays ? {} : { from, to }),
    ...(account ? { account } : {}),
    ...(kind ? { kind } : {}),
    ...pagingSearch({ page, ...(!usualSort && { sort }) }),
    ...(open ? { open } : {}),
  }
}
