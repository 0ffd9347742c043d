import { useEffect, useId, useState } from 'react'
import type { Interruption } from '../../interruptions/interruption.ts'
import { useInterruption } from './interruptions-context.ts'

const same = (some: readonly Interruption[], others: readonly Interruption[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ id, kind, title, quiet }, index) =>
      id === others[index]?.id &&
      kind === others[index].kind &&
      title === others[index].title &&
      quiet === others[index].quiet,
  )

/**
 * Puts interruptions of a component into the queue while it is mounted.
 *
 * @returns `shown`, the id of the one to show, and `close`
 * @example const { shown, close } = useOwnInterruptions(entries)
 */
export function useOwnInterruptions(entries: readonly Interruption[]): { shown: string | null; close(): void } {
  const part = useId()
  const { shown, offer, close } = useInterruption()
  const [own, setOwn] = useState(entries)
  if (!same(own, entries)) setOwn(entries)
  useEffect(() => offer(part, own), [part, own, offer])
  useEffect(() => () => offer(part, []), [part, offer])
  return { shown: own.some(({ id }) => id === shown) ? shown : null, close }
}
