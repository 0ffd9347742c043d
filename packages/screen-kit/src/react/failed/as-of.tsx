import { CardNote } from '@parlour/ui-kit'
import { useAsOf, type ReadAt } from './use-as-of.ts'

/** Props of `AsOf`. */
export interface AsOfProps {
  readonly query: ReadAt
}

/**
 * When the figures above were read; nothing while there are none, and where `Stale` says it. The line is there from the
 * start, so that nothing moves when the figures get old.
 *
 * @example <AsOf query={query} />
 */
export function AsOf({ query }: AsOfProps) {
  const said = useAsOf(query)
  return said && <CardNote>{said}</CardNote>
}
