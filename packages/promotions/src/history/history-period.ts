/** How many days the records of points reach back, as many as may be asked for at once. Source: contract 3.11. */
export const historyDays = 30

const dayMs = 86_400_000
/** The client's clock follows that of the platform to about a second: what was added just now is not left out. */
const ahead = 60_000

/**
 * The period of a record: the last 30 days, up to a minute from now.
 *
 * @param now milliseconds since 1970
 * @returns first and last millisecond, since 1970
 * @example historyPeriod(api.clock.now())
 */
export function historyPeriod(now: number): { readonly startTime: number; readonly endTime: number } {
  // A clock may tell parts of a millisecond; thirty days to the part are more than thirty days.
  const endTime = Math.floor(now) + ahead
  return { startTime: endTime - historyDays * dayMs + 1, endTime }
}
