import { isRefused, type ApiError } from '@parlour/api-client'
import { useState } from 'react'
import { claimedAs, type ClaimAnswer } from '../../rewards/claim-call.ts'
import { byUrgency, type Claimable } from '../../rewards/claimable.ts'

/** How a row stands: it waits, was claimed on this page, or was sent here and waits no more. */
export type RowState = 'open' | 'done' | 'gone'

/** What can be claimed and what was claimed on this page, one by one or one after the other. */
export interface ClaimQueue {
  /** What waits, and what was claimed or refused here, each where it was. */
  readonly rows: readonly Claimable[]
  /** What waits. */
  readonly open: readonly Claimable[]
  /** What can be claimed: its terms are known (BEY-02). */
  readonly ready: readonly Claimable[]
  /** What was claimed here, the newest last. */
  readonly done: readonly Claimable[]
  /** Of "claim all": whose turn it is. */
  readonly turn: string | undefined
  readonly stateOf: (claimable: Claimable) => RowState
  readonly claimAll: () => void
  readonly onDone: (claimable: Claimable, answer: ClaimAnswer) => void
  /** Takes it out of "claim all"; without an error it was not sent. */
  readonly onFailed: (claimable: Claimable, error: ApiError | null) => void
}

const isIn = (list: readonly Claimable[], { key }: Claimable): boolean => list.some((each) => each.key === key)
const withNew = (list: readonly Claimable[], one: Claimable) => [...list.filter(({ key }) => key !== one.key), one]

/** Keeps what was claimed or refused on this page in its row, and claims all that waits, one after the other. */
export function useClaimQueue(list: readonly Claimable[]): ClaimQueue {
  const [done, setDone] = useState<readonly Claimable[]>([])
  const [failed, setFailed] = useState<readonly Claimable[]>([])
  const [queue, setQueue] = useState<readonly string[]>([])
  const leave = ({ key }: Claimable) => setQueue((before) => before.filter((each) => each !== key))
  const open = list.filter((each) => !isIn(done, each))
  const ready = open.filter(({ terms }) => terms !== null)
  const gone = failed.filter((each) => !isIn(open, each) && !isIn(done, each))
  return {
    rows: byUrgency([...open, ...done, ...gone]),
    open,
    ready,
    done,
    // What went in the meantime, as by another tab, is passed over.
    turn: queue.find((key) => ready.some((each) => each.key === key)),
    stateOf: (claimable) => (isIn(done, claimable) ? 'done' : isIn(gone, claimable) ? 'gone' : 'open'),
    claimAll: () => setQueue(ready.map(({ key }) => key)),
    onDone: (claimable, answer) => {
      setDone((before) => withNew(before, claimedAs(claimable, answer)))
      setFailed((before) => before.filter(({ key }) => key !== claimable.key))
      leave(claimable)
    },
    onFailed: (claimable, error) => {
      if (error) setFailed((before) => withNew(before, claimable))
      // The platform takes no more for a while: the others would be refused as well.
      if (error && isRefused(error, 'TOO_MANY_REQUESTS')) setQueue([])
      else leave(claimable)
    },
  }
}
