/** The query of a request: missing members vanish, lists join with commas, the order is the record's. */
export function queryText(input: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null || value === '') continue
    query.append(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return query.toString()
}
