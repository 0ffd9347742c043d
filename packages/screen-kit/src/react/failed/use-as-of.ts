import { useFormat } from '@parlour/i18n/react'
import { useScreenKitText } from '../use-screen-kit-text.ts'
import type { Reading } from './stale.tsx'

/** What tells when figures were read. */
export type ReadAt = Pick<Reading, 'data' | 'error' | 'isPaused' | 'dataUpdatedAt'>

/**
 * When figures were read, for the `age` of a `DataTable` of one's own; `AsOf` is a line of it.
 *
 * @returns a sentence; null where there are no figures, where `Stale` says it, and where those of another page or period
 *   stand until theirs come (then `dataUpdatedAt` is 0)
 * @example const readAt = useAsOf(query) // 'As of Nov 22, 2026, 4:00 PM'
 */
export function useAsOf({ data, error, isPaused, dataUpdatedAt }: ReadAt): string | null {
  const text = useScreenKitText()
  const format = useFormat()
  if (data === undefined || error || isPaused || dataUpdatedAt === 0) return null
  return text('screen-kit.asOf', { time: format.dateTime(dataUpdatedAt) })
}
