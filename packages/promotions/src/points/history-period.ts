/** How many days the records of points reach back, as many as may be asked for at once. Source: contract 3.11. */
export const historyDays = 30

const dayMs = 86_400_000

/** The last 30 days up to `now`, in milliseconds since 1970, both ends inside. */
export const historyPeriod = (now: number): { readonly startTime: number; readonly endTime: number } => ({ startTime: now - historyDays * dayMs + 1, endTime: now })
