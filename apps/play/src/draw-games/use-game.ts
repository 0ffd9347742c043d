import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { look, Refused } from '../frame/server.ts'
import type { Frame } from '../frame/start.tsx'
import { useRest } from '../frame/use-rest.ts'
import type { DrawGameState, NumbersOpening, Ticket } from '../calls/draw-games.ts'
import type { ServerClock } from './use-clock.ts'

const soon = 1_500
const later = 5_000
const patient = 20

/** The game that shows, and what to do when its tickets are settled. */
interface GameInput {
  readonly code: string
  readonly clock: ServerClock
  /** Tickets that were settled since the page last looked. */
  readonly onSettled: (tickets: readonly Ticket[], told: DrawGameState) => void
  /** A draw that was opened since the page last looked, when none of the player's tickets was in it. */
  readonly onDraw: (told: DrawGameState) => void
  /** Any other message. */
  readonly onState: (told: DrawGameState) => void
  /** The session is over. */
  readonly onOver: (text: string) => void
}

/** The game as it is known, and the way to put a ticket into it that was just sold. */
export interface GameView {
  readonly told: DrawGameState | null
  add(ticket: Ticket): void
}

/** Whether a draw is under way, or a ticket in one that is opened is not settled yet. */
const waitsFor = (told: DrawGameState, now: number): boolean =>
  told.lottery.opensAt <= now ||
  (told.results[0]?.openedAt ?? 0) < told.lottery.opensAt - told.lottery.interval ||
  told.tickets.some(({ win, drawAt }) => win === null && drawAt <= now)

/**
 * Follows one lottery game: looks again right after each draw, until
 * the draw and the tickets in it are there; not while the page rests.
 */
export function useGame(
  frame: Frame<NumbersOpening>,
  { code, clock, onSettled, onDraw, onState, onOver }: GameInput,
): GameView {
  const { opening, session } = frame
  const [held, setHeld] = useState<DrawGameState | null>(opening)
  const [tries, setTries] = useState(0)
  const told = held?.lottery.code === code ? held : null
  const [wasFresh] = useState(() => told !== null && !waitsFor({ ...told, tickets: [] }, clock.now()))
  const lastRef = useRef<DrawGameState | null>(wasFresh ? told : null)
  const handRef = useRef({ onSettled, onDraw, onState, onOver })
  handRef.current = { onSettled, onDraw, onState, onOver }

  const wakeRef = useRef(() => undefined as void)
  const rests = useRest(() => wakeRef.current())
  const lookAgain = useCallback(async () => {
    if (document.visibilityState === 'hidden' || rests()) return
    try {
      const next = await look('/api/draw-games/game', { game: code }, session)
      clock.heard(next.now)
      const before = lastRef.current?.lottery.code === code ? lastRef.current : null
      lastRef.current = next
      setHeld(next)
      setTries((count) => (waitsFor(next, clock.now()) ? count + 1 : 0))
      const { onSettled: settle, onDraw: draw, onState: update } = handRef.current
      const open = new Set(before?.tickets.flatMap(({ id, win }) => (win === null ? id : [])) ?? [])
      const settled = next.tickets.filter(({ id, win }) => win !== null && open.has(id))
      const newest = next.results[0]
      if (settled.length > 0) return settle(settled, next)
      update(next)
      if (
        before &&
        newest &&
        newest.numero !== before.results[0]?.numero &&
        !next.tickets.some(({ code: of, drawAt }) => of === code && drawAt === newest.openedAt)
      )
        draw(next)
    } catch (error) {
      if (error instanceof Refused && error.status === 401) handRef.current.onOver(error.message)
      else setTries((count) => count + 1)
    }
  }, [code, session, clock, rests])
  wakeRef.current = () => void lookAgain()

  useEffect(() => {
    const now = clock.now()
    const calm = told && !waitsFor(told, now)
    const wait = tries === 0 && !calm ? 0 : calm ? told.lottery.opensAt - now + 700 : tries > patient ? later : soon
    const timer = setTimeout(() => void lookAgain(), Math.min(wait, 2_000_000_000))
    return () => clearTimeout(timer)
  }, [told, tries, lookAgain, clock])

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void lookAgain()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [lookAgain])

  const add = useCallback((ticket: Ticket) => {
    setHeld((current) => {
      if (!current || current.tickets.some(({ id }) => id === ticket.id)) return current
      const next = { ...current, tickets: [ticket, ...current.tickets] }
      lastRef.current = next
      return next
    })
  }, [])
  return { told, add }
}
