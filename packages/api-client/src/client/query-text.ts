/** The query of a request: missing members vanish, lists join with commas, the order is the record's. */
export function queryText(input: unknown): string {
  const query = new URLSearchParams()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- requests are objects
  for (const [name, value] of Object.entries(input as Record<string, unknown>)) {
    if (value === undefined || value === null || value === '') continue
    query.append(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return query.toString()
}
