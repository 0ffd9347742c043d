import { useState } from 'react'
import { byUrgency, type Claimable } from '../../rewards/claimable.ts'

/** How a row stands: it waits, was claimed on this page, or was refused here and waits no more. */
export type RowState = 'open' | 'done' | 'gone'

/** What can be claimed and what was claimed on this page, one by one or one after the other. */
export interface ClaimQueue {
  /** What waits, and what was claimed or refused here, each where it was. */
  readonly rows: readonly Claimable[]
  /** What waits. */
  readonly open: readonly Claimable[]
  /** What can be claimed: its terms are known (BEY-02). */
  readonly ready: readonly Claimable[]
  /** Of "claim all": whose turn it is. */
  readonly turn: string | undefined
  readonly stateOf: (claimable: Claimable) => RowState
  readonly claimAll: () => void
  readonly onDone: (claimable: Claimable) => void
  readonly onFailed: (claimable: Claimable) => void
}

const isIn = (list: readonly Claimable[], { key }: Claimable): boolean => list.some((each) => each.key === key)

/** Keeps what was claimed or refused on this page in its row, and claims all that waits, one after the other. */
export function useClaimQueue(list: readonly Claimable[]): ClaimQueue {
  const [done, setDone] = useState<readonly Claimable[]>([])
  const [refused, setRefused] = useState<readonly Claimable[]>([])
  const [queue, setQueue] = useState<readonly string[]>([])
  const leave = ({ key }: Claimable) => setQueue((before) => before.filter((each) => each !== key))
  const open = list.filter((each) => !isIn(done, each))
  const ready = open.filter(({ terms }) => terms !== null)
  const gone = refused.filter((each) => !isIn(open, each) && !isIn(done, each))
  return {
    rows: byUrgency([...open, ...done, ...gone]),
    open,
    ready,
    // What went in the meantime, as by another tab, is passed over.
    turn: queue.find((key) => ready.some((each) => each.key === key)),
    stateOf: (claimable) => (isIn(done, claimable) ? 'done' : isIn(gone, claimable) ? 'gone' : 'open'),
    claimAll: () => setQueue(ready.map(({ key }) => key)),
    onDone: (claimable) => {
      setDone((before) => [...before, claimable])
      leave(claimable)
    },
    onFailed: (claimable) => {
      setRefused((before) => [...before.filter(({ key }) => key !== claimable.key), claimable])
      leave(claimable)
    },
  }
}
