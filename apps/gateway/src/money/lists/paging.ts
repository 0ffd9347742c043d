/** A page that a list is asked for, from 1. */
export interface PageRequest {
  readonly page: number
  readonly size: number
}

/** Where a page begins and how many rows it has. */
export const rowsOf = ({ page, size }: PageRequest): { limit: number; offset: number } => ({
  limit: size,
  offset: (page - 1) * size,
})

/** How many pages and rows there are; an empty list has one empty page. */
export const pagesOf = ({ size }: PageRequest, totalCount: number): { totalPages: number; totalCount: number } => ({
  totalPages: Math.max(1, Math.ceil(totalCount / size)),
  totalCount,
})
