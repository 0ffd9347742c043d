import { useState } from 'react'
import { byUrgency, type Claimable } from '../../rewards/claimable.ts'

/** What can be claimed and what was claimed on this page, one by one or one after the other. */
export interface ClaimQueue {
  /** What waits and what was claimed here, each where it was. */
  readonly rows: readonly Claimable[]
  /** What waits. */
  readonly open: readonly Claimable[]
  /** What can be claimed: its terms are known (BEY-02). */
  readonly ready: readonly Claimable[]
  /** Of "claim all": whose turn it is. */
  readonly turn: string | undefined
  readonly isDone: (claimable: Claimable) => boolean
  readonly claimAll: () => void
  readonly onDone: (claimable: Claimable) => void
  readonly onFailed: (claimable: Claimable) => void
}

/** Keeps what was claimed on this page in its row, and claims all that waits, one after the other. */
export function useClaimQueue(list: readonly Claimable[]): ClaimQueue {
  const [done, setDone] = useState<readonly Claimable[]>([])
  const [queue, setQueue] = useState<readonly string[]>([])
  const isDone = ({ key }: Claimable) => done.some((each) => each.key === key)
  const leave = ({ key }: Claimable) => setQueue((before) => before.filter((each) => each !== key))
  const open = list.filter((each) => !isDone(each))
  const ready = open.filter(({ terms }) => terms !== null)
  return {
    rows: byUrgency([...open, ...done]),
    open,
    ready,
    // What went in the meantime, as by another tab, is passed over.
    turn: queue.find((key) => ready.some((each) => each.key === key)),
    isDone,
    claimAll: () => setQueue(ready.map(({ key }) => key)),
    onDone: (claimable) => {
      setDone((before) => [...before, claimable])
      leave(claimable)
    },
    onFailed: leave,
  }
}
