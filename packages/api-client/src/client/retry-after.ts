const day = 86_400

/**
 * The wait of a `Retry-After` header, in whole seconds from the server's `now`: written as seconds or as a date,
 * at most a day. Null when it is missing or says neither.
 */
export function retryAfter(header: string | null, now: number): number | null {
  if (!header) return null
  const wait = /^\d+$/.test(header)
    ? Number(header)
    : header.endsWith('GMT')
      ? (Date.parse(header) - now) / 1000
      : Number.NaN
  return Number.isNaN(wait) ? null : Math.min(Math.max(Math.ceil(wait), 0), day)
}
