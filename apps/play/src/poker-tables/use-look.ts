import { useEffect, useRef, useState } from 'preact/hooks'
import { look, Refused, type Session } from '../frame/server.ts'
import { useRest } from '../frame/use-rest.ts'
import type { Seen } from '../calls/poker-tables.ts'

const atTable = 1_000
const inLobby = 4_000
const lostAfter = 5_000

interface Watch {
  /** The time by the server's clock. */
  now(): number
  /** How many acts there were so far: an answer that was asked for before the last of them is old. */
  stamp(): number
  onSeen(seen: Seen, before: Seen): void
  /** Called when the server is not reached, or why it tells no more. */
  onLost(why: string): void
}

/** How things stand, looked at again and again while the page is seen and used. */
export interface Looking {
  readonly seen: Seen
  /** Looks at once. */
  refresh(): void
}

/**
 * Looks every second at a table, at once when a hand is due,
 * every four seconds in the lobby; not while the page is hidden.
 */
export function useLook(opening: Seen, session: Session, watch: Watch): Looking {
  const [seen, setSeen] = useState(opening)
  const seenRef = useRef(seen)
  const watchRef = useRef(watch)
  watchRef.current = watch
  const refreshRef = useRef<() => void>(() => undefined)
  const rests = useRest(() => refreshRef.current())

  useEffect(() => {
    let timer = 0
    let isOver = false
    let asking = false
    let again = false
    let reachedAt = Date.now()
    const wait = () => {
      const { table } = seenRef.current
      if (!table) return inLobby
      const due = table.hand ? table.hand.endsAt - watchRef.current.now() : atTable
      return due > 0 && due < atTable ? due + 60 : atTable
    }
    const plan = (after: number) => {
      clearTimeout(timer)
      if (!isOver && !document.hidden && !rests()) timer = window.setTimeout(() => void lookNow(), after)
    }
    const lookNow = async () => {
      if (isOver) return
      if (asking) {
        again = true
        return
      }
      asking = true
      again = false
      const stamp = watchRef.current.stamp()
      try {
        const answer = await look('/api/poker-tables/look', {}, session)
        reachedAt = Date.now()
        if (isOver) return
        if (stamp === watchRef.current.stamp()) {
          const before = seenRef.current
          seenRef.current = answer
          setSeen(answer)
          watchRef.current.onSeen(answer, before)
        } else again = true
      } catch (error) {
        if (error instanceof Refused && error.status === 401) isOver = true
        if (isOver || Date.now() - reachedAt > lostAfter)
          watchRef.current.onLost(isOver && error instanceof Refused ? error.message : '')
      } finally {
        asking = false
        plan(again ? 0 : wait())
      }
    }
    const onVisible = () => (document.hidden ? clearTimeout(timer) : void lookNow())
    refreshRef.current = () => void lookNow()
    document.addEventListener('visibilitychange', onVisible)
    plan(wait())
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [session, rests])

  return { seen, refresh: () => refreshRef.current() }
}
