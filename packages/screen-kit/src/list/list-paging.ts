import { pageNumber } from './page-number.ts'

/** The column that rows are sorted by, and which way. */
export interface ListSort<Column extends string = string> {
  readonly id: Column
  readonly direction: 'ascending' | 'descending'
}

/** What the address of a page says of its list, as texts: anything can stand there. */
export interface PagingSearch {
  readonly page?: string | undefined
  /** The column that rows are sorted by; `-` before it for the largest first. */
  readonly sort?: string | undefined
}

/** Which rows of a list are shown: a page, counted from 1, in an order; without one as the platform sends them. */
export interface ListPaging {
  readonly page: number
  readonly sort?: ListSort
}

/**
 * Reads page and order from an address; what makes no sense is the first page, as the platform sends it.
 *
 * @param search what the address says
 * @returns page and order
 * @example listPaging({ page: '2', sort: '-amount' }) // { page: 2, sort: { id: 'amount', direction: 'descending' } }
 */
export function listPaging({ page, sort }: PagingSearch): ListPaging {
  const [, minus, id] = /^(-?)(\w{1,32})$/.exec(sort ?? '') ?? []
  return {
    page: pageNumber(page),
    ...(id ? { sort: { id, direction: minus ? 'descending' : 'ascending' } } : {}),
  }
}

/**
 * What an address says of a page and an order; what is usual is left out.
 *
 * @param paging page and order
 * @returns what an address says
 * @example pagingSearch({ page: 1, sort: { id: 'amount', direction: 'descending' } }) // { sort: '-amount' }
 */
export const pagingSearch = ({ page, sort }: ListPaging): PagingSearch => ({
  ...(page > 1 ? { page: String(page) } : {}),
  ...(sort ? { sort: `${sort.direction === 'descending' ? '-' : ''}${sort.id}` } : {}),
})

/**
 * The order of a list if it is by one of the columns that the list sorts by: an address can name any.
 *
 * @param paging page and order
 * @param columns what the list sorts by, the usual one first
 * @returns the order; by the first column, the largest first, where the address names none of them
 * @example sortOf({}, ['time', 'amount']) // { id: 'time', direction: 'descending' }
 */
export function sortOf<Column extends string>(
  { sort }: Pick<ListPaging, 'sort'>,
  columns: readonly [Column, ...Column[]],
): ListSort<Column> {
  const id = columns.find((each) => each === sort?.id)
  return id && sort ? { id, direction: sort.direction } : { id: columns[0], direction: 'descending' }
}

/**
 * An order as a call takes it.
 *
 * @param paging page and order
 * @param columns what the call sorts by, the usual one first
 * @returns `sort` and `order`
 * @example sortInput({}, ['time', 'amount']) // { sort: 'time', order: 'desc' }
 */
export function sortInput<Column extends string>(
  paging: Pick<ListPaging, 'sort'>,
  columns: readonly [Column, ...Column[]],
): { readonly sort: Column; readonly order: 'asc' | 'desc' } {
  const { id, direction } = sortOf(paging, columns)
  return { sort: id, order: direction === 'ascending' ? 'asc' : 'desc' }
}
