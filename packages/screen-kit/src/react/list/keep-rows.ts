const ofPage = new Set(['page', 'size', 'sort', 'order'])

/** What a list is of: its key without which rows of it are shown. */
const listOf = (queryKey: readonly unknown[] | undefined): string =>
  JSON.stringify(queryKey, (name, value: unknown) => (ofPage.has(name) ? undefined : value))

/**
 * Keeps the rows of a list until those of another page or order are there, for the `placeholderData` of its query. Those
 * of other days or another kind go at once: their sums would stand under the new days.
 *
 * @param queryKey key of the query; what the call is asked for stands in it as an object
 * @returns a function of the answer and the query before
 * @example useQuery({ ...query, placeholderData: keepRows(query.queryKey) })
 */
export const keepRows =
  (queryKey: readonly unknown[]) =>
  <Answer>(before: Answer | undefined, query: { readonly queryKey: readonly unknown[] } | undefined) =>
    listOf(query?.queryKey) === listOf(queryKey) ? before : undefined
