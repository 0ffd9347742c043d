import { useEffect, useRef, useState } from 'preact/hooks'
import { look, Refused, type Session } from '../frame/server.ts'
import { useRest } from '../frame/use-rest.ts'
import type { Bet, SportsbookOpening } from '../calls/sportsbook.ts'
import { merged, type Board } from './board.ts'

const often = 5_000
const rarely = 10_000
const staleAfter = 30_000

/** The sportsbook as it stands, kept up to date while the page is seen. */
export interface LiveBoard {
  readonly board: Board
  /** Looks at once, at all of it. */
  refresh(): void
  /** Puts bets in place that an answer told. */
  put(bets: readonly Bet[]): void
}

/** How long until the next look: soon while something is played, and right after a start. */
function waitOf({ fixtures, now }: Board): number {
  const all = [...fixtures.values()]
  const nextStart = Math.min(
    ...all.flatMap(({ state, startsAt }) => (state === 'open' && startsAt > now ? [startsAt - now + 300] : [])),
  )
  const wait = all.some(({ state }) => state === 'live' || state === 'closed') ? often : rarely
  return Math.max(1_000, Math.min(wait, nextStart))
}

/** What a look has brought: the board before and after, and the stamp of the moment that it was asked at. */
export interface Looked {
  readonly balance: number
  readonly before: Board
  readonly after: Board
  readonly stamp: number
}

interface Watch {
  /** What was done so far, as a number: an answer asked for before the last of it is old. */
  stamp(): number
  onAnswer(looked: Looked): void
  /**
   * Called when the server was not reached for half a minute, or why it tells no more, and that it is reached again.
   */
  onLost(isLost: boolean, why: string): void
}

/**
 * Looks at the sportsbook again and again while the page is seen and used: one that was not touched for a quarter of an
 * hour rests, so that it does not keep a session alive.
 */
export function useBoard(opening: SportsbookOpening, session: Session, watch: Watch): LiveBoard {
  const [board, setBoard] = useState<Board>(() => merged(null, opening))
  const boardRef = useRef(board)
  const watchRef = useRef(watch)
  watchRef.current = watch
  const lookNowRef = useRef<(whole: boolean) => void>(() => undefined)
  const rests = useRest(() => lookNowRef.current(false))

  useEffect(() => {
    let timer = 0
    let isOver = false
    let asking = false
    let isLost = false
    let reachedAt = Date.now()
    const lose = (lost: boolean, why = '') => {
      if (lost !== isLost) watchRef.current.onLost(lost, why)
      isLost = lost
    }
    const plan = () => {
      clearTimeout(timer)
      if (!isOver && !document.hidden && !rests())
        timer = window.setTimeout(() => void lookNow(false), waitOf(boardRef.current))
    }
    const lookNow = async (whole: boolean) => {
      if (asking || isOver) return
      asking = true
      const stamp = watchRef.current.stamp()
      try {
        const answer = await look('/api/sportsbook/board', { since: whole ? 0 : boardRef.current.now }, session)
        if (isOver) return
        reachedAt = Date.now()
        lose(false)
        const before = boardRef.current
        boardRef.current = merged(before, answer)
        setBoard(boardRef.current)
        watchRef.current.onAnswer({ balance: answer.balance, before, after: boardRef.current, stamp })
      } catch (error) {
        const ended = error instanceof Refused && error.status === 401 ? error.message : ''
        if (ended) isOver = true
        lose(isOver || Date.now() - reachedAt > staleAfter, ended)
      } finally {
        asking = false
        plan()
      }
    }
    const onSeen = () => (document.hidden ? clearTimeout(timer) : void lookNow(false))
    lookNowRef.current = (whole) => void lookNow(whole)
    document.addEventListener('visibilitychange', onSeen)
    plan()
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onSeen)
    }
  }, [session, rests])

  return {
    board,
    refresh: () => lookNowRef.current(true),
    put(bets) {
      boardRef.current = {
        ...boardRef.current,
        bets: new Map([...boardRef.current.bets, ...bets.map((bet) => [bet.id, bet] as const)]),
      }
      setBoard(boardRef.current)
    },
  }
}
