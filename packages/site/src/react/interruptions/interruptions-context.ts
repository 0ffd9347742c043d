import { createContext, use } from 'react'
import type { Interruption } from '../../interruptions/interruption.ts'
import type { WaitingInterruption } from '../../interruptions/interruption-queue.ts'

/** The queue as its parts see it. */
export interface InterruptionDesk {
  /** What stands before the page now. */
  readonly shown: string | null
  readonly waiting: readonly WaitingInterruption[]
  /** Puts the entries of one part into the queue, in the place of those it had. */
  offer(part: string, entries: readonly Interruption[]): void
  /** Shows one that waits, because the visitor asked for it. */
  show(id: string): void
  /** The one that is shown was closed. */
  close(): void
}

const nowhere: InterruptionDesk = {
  shown: null,
  waiting: [],
  offer: () => undefined,
  show: () => undefined,
  close: () => undefined,
}

/** Filled by `InterruptionsProvider`; without one nothing interrupts. */
export const InterruptionsContext = createContext<InterruptionDesk>(nowhere)

/**
 * The queue of this page: what waits in the bell, and how to show it. Source: BEY-03.
 *
 * @returns the queue
 * @example const { waiting, show } = useInterruption()
 */
export const useInterruption = (): InterruptionDesk => use(InterruptionsContext)
