/** Rows of a page of a record where nothing else was chosen. */
export const recordPageSize = 10
