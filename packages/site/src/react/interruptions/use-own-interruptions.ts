import { useEffect, useId, useState } from 'react'
import type { Interruption } from '../../interruptions/interruption.ts'
import { useInterruption } from './interruptions-context.ts'

const same = (some: readonly Interruption[], others: readonly Interruption[]): boolean =>
  some.length === others.length && some.every(({ id, kind, title, quiet }, index) => id === others[index]?.id && kind === others[index].kind && title === others[index].title && quiet === others[index].quiet)

/** Puts what a part of the page has to say into the queue for as long as it is there; `shown` is the one of them whose turn it is. */
export function useOwnInterruptions(entries: readonly Interruption[]): { shown: string | null; close(): void } {
  const part = useId()
  const { shown, offer, close } = useInterruption()
  const [own, setOwn] = useState(entries)
  if (!same(own, entries)) setOwn(entries)
  useEffect(() => offer(part, own), [part, own, offer])
  useEffect(() => () => offer(part, []), [part, offer])
  return { shown: own.some(({ id }) => id === shown) ? shown : null, close }
}
