/** How many days the records of points reach back, as many as may be asked for at once. Source: contract 3.11. */
export const historyDays = 30

const dayMs = 86_400_000

/**
 * The period of the points history: the last 30 days.
 *
 * @param now milliseconds since 1970
 * @returns first and last millisecond, since 1970
 * @example historyPeriod(api.clock.now())
 */
export const historyPeriod = (now: number): { readonly startTime: number; readonly endTime: number } => ({
  startTime: now - historyDays * dayMs + 1,
  endTime: now,
})
