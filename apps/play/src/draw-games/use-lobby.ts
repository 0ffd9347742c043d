import { useEffect, useRef, useState } from 'preact/hooks'
import { look, type Session } from '../frame/server.ts'
import { useRest } from '../frame/use-rest.ts'
import type { Lottery } from '../calls/draw-games.ts'
import type { ServerClock } from './use-clock.ts'

const soon = 2_000

/** How long until the lobby is worth another look: until the next draw, or soon while one is on its way. */
function waitFor(games: readonly Lottery[], now: number): number {
  const isLate = games.some(
    ({ opensAt, interval, last }) =>
      opensAt <= now || (last !== null && interval <= 300_000 && last.openedAt < opensAt - interval),
  )
  const next = Math.min(...games.map(({ opensAt }) => opensAt))
  return isLate ? soon : Math.max(soon, next - now + 1_000)
}

/**
 * Every lottery game with the draw on sale and its last one, looked at again
 * after each draw while the page is used; null until the first answer.
 */
export function useLobby(session: Session, clock: ServerClock): readonly Lottery[] | null {
  const [games, setGames] = useState<readonly Lottery[] | null>(null)
  const [looks, setLooks] = useState(0)
  const wakeRef = useRef(() => undefined as void)
  const rests = useRest(() => wakeRef.current())
  useEffect(() => {
    let isOver = false
    const lookAgain = async () => {
      if (document.visibilityState === 'hidden' || rests()) return
      try {
        const told = await look('/api/draw-games/lobby', {}, session)
        clock.heard(told.now)
        if (!isOver) setGames(told.games)
      } catch {
        // The list stays as it was; the next look may be answered.
      }
      if (!isOver) setLooks((count) => count + 1)
    }
    const wait = looks === 0 ? 0 : games ? waitFor(games, clock.now()) : soon
    const timer = setTimeout(() => void lookAgain(), wait)
    const onVisible = () => void lookAgain()
    wakeRef.current = onVisible
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a look follows the one before, whatever it brought
  }, [session, clock, looks])
  return games
}
