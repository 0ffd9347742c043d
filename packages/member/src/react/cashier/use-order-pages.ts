import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'

interface PageQuery<Row> {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<{
    readonly list: readonly Row[]
    readonly totalPages: number | null
    readonly totalAmount: number | null
  }>
  readonly staleTime: number
}

/**
 * A list of orders, page under page as far as it was asked for; a
 * row that moved on to the next page meanwhile stands there once.
 *
 * @param of what the list is of, such as its days: another one begins with its first page
 */
export function useOrderPages<Row extends { readonly orderNo: string }>(
  of: string,
  queryOf: (page: number) => PageQuery<Row>,
) {
  const [asked, setAsked] = useState({ of, pages: 1 })
  const shown = asked.of === of ? asked.pages : 1
  const pages = useQueries({ queries: Array.from({ length: shown }, (_, index) => queryOf(index + 1)) })
  const rows = pages.flatMap(({ data }) => data?.list ?? [])
  const failed = pages.find(({ error, data }) => error && !data)
  const total = pages.findLast(({ data }) => data)?.data?.totalPages ?? 1
  return {
    rows: [...new Map(rows.map((row) => [row.orderNo, row])).values()],
    /** What was paid of all orders, also of those that are not shown yet; minor units, null where it is not known. */
    paid: pages[0]?.data?.totalAmount ?? null,
    error: failed?.error ?? null,
    /** The first page that is shown as it was before its last reading failed. */
    stale: pages.find(({ error, data }) => error && data),
    busy: pages.some(({ isFetching }) => isFetching),
    more: shown < total ? () => setAsked({ of, pages: shown + 1 }) : null,
    retry: () => pages.forEach(({ error, refetch }) => error && void refetch()),
  }
}

/** What `useOrderPages` gives. */
export type OrderPages<Row extends { readonly orderNo: string }> = ReturnType<typeof useOrderPages<Row>>
