/** How many announcements a page of the list holds. Source: MOD-04. */
export const noticesOnPage = 9

/** A page of a list, counted from 1; a page that is not there gives the nearest one. */
export function noticePage<Row>(
  rows: readonly Row[],
  page: number,
): { rows: readonly Row[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / noticesOnPage))
  const at = Math.min(Math.max(1, page), pages)
  return { rows: rows.slice((at - 1) * noticesOnPage, at * noticesOnPage), page: at, pages }
}

/** The page that a row stands on, counted from 1; the first for a row that is not there. */
export const noticePageOf = (index: number): number => Math.floor(Math.max(0, index) / noticesOnPage) + 1
