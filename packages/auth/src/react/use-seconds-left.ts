import { useApi } from '@parlour/api-client/react'
import { useEffect, useReducer } from 'react'

/**
 * Whole seconds until a moment of the server's clock (milliseconds
 * since 1970), drawn again each second; 0 once it has come.
 */
export function useSecondsLeft(until: number | null): number {
  const { clock } = useApi()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const left = until === null ? 0 : Math.max(0, until - clock.now())
  const seconds = Math.ceil(left / 1000)
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(redraw, left % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [left, seconds])
  return seconds
}
