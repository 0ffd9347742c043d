/** Rows of a page where the rows of all pages are taken along, as many as a call answers. Source: contract 3.11. */
export const largestPage = 100

/** A page of rows as platforms answer it. */
export interface RowsPage<Row> {
  readonly list: readonly Row[]
  readonly totalPages?: number | null | undefined
  readonly totalCount?: number | null | undefined
}

/** What may be made of the way: to stop it, to say how far it is, and to go on with what is there. */
export interface Gathering<Row> {
  readonly signal?: AbortSignal
  /** Called after each page that is not the last one: how many rows are there, and how many there will be. */
  readonly onProgress?: (done: number, total: number) => void
  /** Rows of the pages that came before, how many pages those are, and of how many rows: each page that comes is added. */
  readonly kept?: KeptRows<Row>
}

/** Rows that came before a try failed. */
export interface KeptRows<Row> {
  rows: Row[]
  pages: number
  total?: number | null | undefined
  /** Rows of the periods before this one that are whole, how many those are, and how many rows the first one had. */
  before?: { rows: Row[]; periods: number; total?: number | null | undefined }
}

/** What a call of the api-client takes to be stopped. */
export type AskOptions = Pick<Gathering<unknown>, 'signal'>

/**
 * Gathers the rows of all pages, one page after the other. When it fails, another call with the same `kept` goes on after
 * the last page that came; where the number of rows has changed meanwhile, it begins again.
 *
 * @param ask answers a page, counted from 1; it hands `options` to its call
 * @returns the rows in their order
 * @throws what `ask` throws; the reason of `signal` once it is aborted
 * @example await gatherRows((page, options) => api.call(listBets, { page, size: 500 }, options))
 */
export async function gatherRows<Row>(
  ask: (page: number, options: AskOptions) => Promise<RowsPage<Row>>,
  { signal, onProgress, kept = { rows: [], pages: 0 } }: Gathering<Row> = {},
): Promise<Row[]> {
  const options = signal ? { signal } : {}
  for (;;) {
    const page = kept.pages + 1
    const { list, totalPages, totalCount } = await ask(page, options)
    signal?.throwIfAborted()
    if (page > 1 && kept.total !== totalCount) {
      // Rows have come or gone since: what was on a page is on another one now.
      kept.rows = []
      kept.pages = 0
      continue
    }
    kept.total = totalCount
    kept.rows.push(...list)
    kept.pages += 1
    if (kept.pages >= (totalPages ?? 0) || list.length === 0) return kept.rows
    onProgress?.(kept.rows.length, Math.max(kept.rows.length, totalCount ?? 0))
  }
}

/**
 * Gathers the rows of several periods that cannot be asked for at once, one period after the other. After a failure
 * another call with the same `kept` goes on in the period that failed; where the first period has more or fewer rows than
 * before, it begins again. `onProgress` is called with the periods that are done and all of them.
 *
 * @param periods in the order of the rows
 * @param askOf answers the pages of a period
 * @returns the rows in their order
 * @throws what the asking throws; the reason of `signal` once it is aborted
 * @example await gatherPeriods([1_767_225_600_000], (startTime) => (page, options) => api.call(listBets, { startTime, page }, options))
 */
export async function gatherPeriods<Period, Row>(
  periods: readonly Period[],
  askOf: (period: Period) => (page: number, options: AskOptions) => Promise<RowsPage<Row>>,
  gathering: Gathering<Row> = {},
): Promise<Row[]> {
  const [first] = periods
  if (first === undefined) return []
  if (periods.length === 1) return gatherRows(askOf(first), gathering)
  const { kept = { rows: [], pages: 0 }, onProgress, ...rest } = gathering
  const before = (kept.before ??= { rows: [], periods: 0 })
  const beginAnew = () => Object.assign(kept, { rows: [], pages: 0, total: undefined })
  if (before.periods > 0) {
    const { totalCount } = await askOf(first)(1, rest)
    if (totalCount !== before.total) {
      Object.assign(before, { rows: [], periods: 0 })
      beginAnew()
    }
  }
  for (const period of periods.slice(before.periods)) {
    onProgress?.(before.periods, periods.length)
    const rows = await gatherRows(askOf(period), { ...rest, kept })
    if (before.periods === 0) before.total = kept.total
    before.rows = [...before.rows, ...rows]
    before.periods += 1
    beginAnew()
  }
  return before.rows
}
