import { useFormat } from '@parlour/i18n/react'
import type { PaginationProps } from '@parlour/ui-kit'
import { useScreenKitText } from '../use-screen-kit-text.ts'

/** Which page of a list is shown, and what is on it. */
export interface ListPage {
  /** Counted from 1. */
  readonly page: number
  /** Rows of a full page. */
  readonly size: number
  /** Rows of this page. */
  readonly count: number
  /** Rows of all pages; those of this page where the platform does not count. */
  readonly total: number | null | undefined
  /** How many pages there are; one where the platform does not say. */
  readonly pages: number | null | undefined
  /** Address of a page: with it pages are links, without it buttons; both call `onPage`. */
  readonly hrefOf?: (page: number) => string
  readonly onPage?: (page: number) => void
  /** "1 to 10 of 38" in other words, of formatted numbers. */
  readonly shown?: (rows: { from: string; to: string; total: string }) => string
}

/** What stands below the rows, as `DataTable` takes it. */
export interface ListFoot {
  /** "1 to 10 of 38"; undefined without rows. */
  readonly shown: string | undefined
  /** Absent where one page is all. */
  readonly pages?: PaginationProps
}

/**
 * The words of a row of pages, and what stands below the rows of a page.
 *
 * @returns `words` for a `Pagination`; `foot(page)` for a `DataTable`
 * @example <DataTable {...table} {...usePager().foot({ page: 1, size: 10, count: 10, total: 38, pages: 4, hrefOf })} />
 */
export function usePager() {
  const text = useScreenKitText()
  const format = useFormat()
  const words = {
    label: text('screen-kit.list.pages'),
    prevLabel: text('screen-kit.list.prev'),
    nextLabel: text('screen-kit.list.next'),
    pageLabel: (page: number) => text('screen-kit.list.page', { page: format.number(page) }),
  }
  const rowsOf = (first: number, count: number, total: number) => ({
    from: format.number(first + 1),
    to: format.number(first + count),
    total: format.number(total),
  })
  const foot = ({ page, size, count, total, pages, shown, ...go }: ListPage): ListFoot => {
    const rows = rowsOf((page - 1) * size, count, total ?? count)
    return {
      shown: count > 0 ? (shown?.(rows) ?? text('screen-kit.list.shown', rows)) : undefined,
      ...((pages ?? 1) > 1 && { pages: { ...words, page, pages: pages ?? 1, ...go } }),
    }
  }
  return { words, foot }
}
