import { useEffect, useState, useSyncExternalStore } from 'react'

const reduced = '(prefers-reduced-motion: reduce)'
const listen = (changed: () => void) => {
  const query = matchMedia(reduced)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * Whose turn it is of `count`, every `interval` ms a next one; paused
 * from the start for who wants no motion, and waiting while held.
 */
export const useTurns = (count: number, interval: number, held: boolean) => {
  const still = useSyncExternalStore(
    listen,
    () => matchMedia(reduced).matches,
    () => true,
  )
  const [chosen, choose] = useState<boolean | null>(null)
  const [turn, setTurn] = useState(0)
  const paused = chosen ?? still
  useEffect(() => {
    if (count < 2 || paused || held) return
    const timer = setInterval(
      () => document.visibilityState === 'visible' && setTurn((now) => (now + 1) % count),
      interval,
    )
    return () => clearInterval(timer)
  }, [count, interval, paused, held])
  return { turn: turn % Math.max(1, count), paused, setPaused: choose }
}
