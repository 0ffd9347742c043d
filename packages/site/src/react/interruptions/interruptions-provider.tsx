import type { TextStore } from '@parlour/api-client'
import { isOverlayOpen } from '@parlour/ui-kit'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Interruption } from '../../interruptions/interruption.ts'
import { storeMemory, readMemory, withOpened, withShown } from '../../interruptions/interruption-memory.ts'
import { isAnnouncement, nextInterruption, waitingInterruptions } from '../../interruptions/interruption-queue.ts'
import { InterruptionsContext } from './interruptions-context.ts'
import { isAtKeys } from './is-at-keys.ts'
import { useLanded } from './use-landed.ts'

/** How long after the last look at a page with a window over it the next one is, in milliseconds. */
const lookAgain = 1_000

/** Props of `InterruptionsProvider`. */
export interface InterruptionsProviderProps {
  /**
   * A game is on, a form is in use, or a window is on its way:
   * nothing interrupts. Windows that are open count by themselves.
   */
  busy: boolean
  /** What lasts as long as this session. */
  store: TextStore
  /** When the visitor landed, by the client's clock in milliseconds; when this mounts, where nothing is said. */
  landedAt?: number
  /** Another text for each landing within the page's life: a login is one. */
  landing?: string
  /** Announcements wait in the bell: a window of another part has greeted who landed, or the page is one to work on. */
  greeted?: boolean
  children: ReactNode
}

/**
 * The queue of everything that shows over the page by itself (BEY-03).
 *
 * @example <InterruptionsProvider busy={gameOpen} store={session.store}>{children}</InterruptionsProvider>
 */
export function InterruptionsProvider({
  busy,
  store,
  landedAt,
  landing = '',
  greeted = false,
  children,
}: InterruptionsProviderProps) {
  const [offers, setOffers] = useState<ReadonlyMap<string, readonly Interruption[]>>(() => new Map())
  const [memory, setMemory] = useState(() => readMemory(store))
  const [current, setCurrent] = useState<string | null>(null)
  const [announcedIn, setAnnouncedIn] = useState<string | null>(null)
  const landed = useLanded(landedAt)
  const announced = greeted || announcedIn === landing
  const entries = useMemo(() => [...offers.values()].flat(), [offers])
  const shown = entries.some(({ id }) => id === current) ? current : null
  const next = shown === null ? nextInterruption(entries, memory, { busy, landed, announced }) : null

  useEffect(() => {
    if (!next) return
    const put = () => {
      if (isOverlayOpen() || isAtKeys(next)) return
      setCurrent(next.id)
      setMemory((before) => withShown(before, next))
      if (isAnnouncement(next)) setAnnouncedIn(landing)
    }
    put()
    const timer = setInterval(put, lookAgain)
    return () => clearInterval(timer)
  }, [next, landing])
  useEffect(() => storeMemory(store, memory), [store, memory])

  const offer = useCallback(
    (part: string, own: readonly Interruption[]) => setOffers((all) => new Map(all).set(part, own)),
    [],
  )
  const show = useCallback((id: string) => {
    setCurrent(id)
    setMemory((before) => withOpened(before, id))
  }, [])
  const close = useCallback(() => setCurrent(null), [])
  const desk = useMemo(
    () => ({ shown, waiting: waitingInterruptions(entries, memory, shown), offer, show, close }),
    [shown, entries, memory, offer, show, close],
  )
  return <InterruptionsContext value={desk}>{children}</InterruptionsContext>
}
