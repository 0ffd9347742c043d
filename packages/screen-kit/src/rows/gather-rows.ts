/** A page of rows as platforms answer it. */
export interface RowsPage<Row> {
  readonly list: readonly Row[]
  readonly totalPages?: number | null | undefined
  readonly totalCount?: number | null | undefined
}

/** What may be made of the way: to stop it, and to say how far it is. */
export interface Gathering {
  readonly signal?: AbortSignal
  /** Called after each page that is not the last one: how many rows are there, and how many there will be. */
  readonly onProgress?: (done: number, total: number) => void
}

/** What a call of the api-client takes to be stopped. */
export type AskOptions = Pick<Gathering, 'signal'>

/**
 * Gathers the rows of all pages, one page after the other.
 *
 * @param ask answers a page, counted from 1; it hands `options` to its call
 * @returns the rows in their order
 * @throws what `ask` throws; the reason of `signal` once it is aborted
 * @example await gatherRows((page, options) => api.call(listBets, { page, size: 500 }, options))
 */
export async function gatherRows<Row>(
  ask: (page: number, options: AskOptions) => Promise<RowsPage<Row>>,
  { signal, onProgress }: Gathering = {},
): Promise<Row[]> {
  const rows: Row[] = []
  const options = signal ? { signal } : {}
  for (let page = 1; ; page++) {
    const { list, totalPages, totalCount } = await ask(page, options)
    signal?.throwIfAborted()
    rows.push(...list)
    if (page >= (totalPages ?? 0) || list.length === 0) return rows
    onProgress?.(rows.length, Math.max(rows.length, totalCount ?? 0))
  }
}
