import { useApi } from '@parlour/api-client/react'
import { useEffect, useState } from 'react'
import { pauseLeft } from '../../interruptions/interruption-queue.ts'

/** Whether the pause after landing is over; counted from `landedAt`, or from now on. */
export function useLanded(landedAt: number | undefined): boolean {
  const { clock } = useApi()
  const [landed, setLanded] = useState(false)
  useEffect(() => {
    const now = clock.now()
    const timer = setTimeout(() => setLanded(true), pauseLeft(landedAt ?? now, now))
    return () => clearTimeout(timer)
  }, [clock, landedAt])
  return landed
}
