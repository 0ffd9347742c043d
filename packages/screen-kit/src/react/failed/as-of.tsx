import { useFormat } from '@parlour/i18n/react'
import { CardNote } from '@parlour/ui-kit'
import { useScreenKitText } from '../use-screen-kit-text.ts'
import type { Reading } from './stale.tsx'

/** Props of `AsOf`. */
export interface AsOfProps {
  readonly query: Pick<Reading, 'data' | 'error' | 'isPaused' | 'dataUpdatedAt'>
}

/**
 * When the figures of a page were read, as a line below them; nothing while there are none, and where `Stale` says it.
 * The line is there from the start, so that nothing moves when the figures get old.
 *
 * @example <AsOf query={query} />
 */
export function AsOf({ query: { data, error, isPaused, dataUpdatedAt } }: AsOfProps) {
  const text = useScreenKitText()
  const format = useFormat()
  if (data === undefined || error || isPaused) return null
  return <CardNote>{text('screen-kit.asOf', { time: format.dateTime(dataUpdatedAt) })}</CardNote>
}
