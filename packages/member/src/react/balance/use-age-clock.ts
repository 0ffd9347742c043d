import { useApi } from '@parlour/api-client/react'
import { useEffect, useState } from 'react'

const every = 30_000

/**
 * The time of the server, twice a minute, for words such as 'a minute ago'; a hidden tab updates when it shows again.
 */
export function useAgeClock(): number {
  const { clock } = useApi()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const tick = () => document.hidden || setNow(clock.now())
    const timer = setInterval(tick, every)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [clock])
  return now
}
