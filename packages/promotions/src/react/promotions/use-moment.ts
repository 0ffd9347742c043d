import { useApi } from '@parlour/api-client/react'
import type { Promotion } from '@parlour/api-client/endpoints'
import { useEffect, useReducer } from 'react'
import { nextChange } from '../../promotions/running-promotions.ts'

/** Longer timers overflow in browsers; the next one follows. */
const longest = 86_400_000

/**
 * The moment of the platform's clock that a list is drawn for: drawn again when one of its promotions begins or ends.
 */
export function useMoment(promotions: readonly Promotion[] | undefined, onChange: () => void): number {
  const { clock } = useApi()
  const [turn, turnOn] = useReducer((count: number) => count + 1, 0)
  const now = clock.now()
  const next = promotions ? nextChange(promotions, now) : null
  useEffect(() => {
    if (next === null) return undefined
    const wait = next - clock.now()
    const timer = setTimeout(
      () => {
        turnOn()
        if (wait <= longest) onChange()
      },
      Math.min(Math.max(wait, 0), longest),
    )
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- what is done then is always the same: it asks again
  }, [clock, next, turn])
  return now
}
