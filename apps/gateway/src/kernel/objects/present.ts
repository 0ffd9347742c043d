/**
 * A value that cannot be missing at its place: a row that was just written, a balance that was just booked.
 * @param what what it is, as the error names it
 * @throws Error where it is missing all the same
 */
export function present<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`${what} is missing`)
  return value
}
