import { CardNote } from '@parlour/ui-kit'
import { useAsOf, type ReadAt } from './use-as-of.ts'

/** Props of `AsOf`. */
export interface AsOfProps {
  readonly query: ReadAt
}

/**
 * When the figures above were read; nothing while there are none, and an empty line where `Stale` says it or another
 * period is on its way, so that nothing moves.
 *
 * @example <AsOf query={query} />
 */
export function AsOf({ query }: AsOfProps) {
  const said = useAsOf(query)
  return query.data === undefined ? null : <CardNote>{said ?? '\u00a0'}</CardNote>
}
