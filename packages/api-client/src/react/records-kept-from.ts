import { isRefused } from '../errors.ts'

/**
 * From when on the platform has records, where it refuses older ones with `records.period.archived`.
 * @param error what a call of records failed with
 * @returns milliseconds since 1970; null for any other failure, and for a platform that does not say it
 */
export function recordsKeptFrom(error: unknown): number | null {
  const { from } = Object(isRefused(error, 'records.period.archived') && error.value) as { from?: unknown }
  return typeof from === 'number' ? from : null
}
