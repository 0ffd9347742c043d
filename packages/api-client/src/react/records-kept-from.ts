import { isRefused } from '../errors.ts'

/**
 * From when on the platform has records, where it refuses older ones with `records.period.archived`.
 *
 * @param error what a call of records failed with
 * @returns milliseconds since 1970; null for any other failure, and for a platform that does not say it
 * @example
 * const from = recordsKeptFrom(error)
 * if (from !== null) show(`Records since ${new Date(from).toISOString()}`)
 */
export function recordsKeptFrom(error: unknown): number | null {
  const value = isRefused(error, 'records.period.archived') ? error.value : null
  return typeof value === 'object' && value !== null && 'from' in value && typeof value.from === 'number'
    ? value.from
    : null
}
