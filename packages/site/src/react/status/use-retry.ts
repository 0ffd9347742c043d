import { useState } from 'react'

/** How looking again went: not asked yet, on its way, the same as before, or not possible. */
export type Looked = 'idle' | 'busy' | 'still' | 'failed'

/** Looks again when asked, once at a time. When it is over and the caller still stands, nothing has changed. */
export function useRetry(retry: () => Promise<unknown>): [looked: Looked, look: () => void] {
  const [looked, setLooked] = useState<Looked>('idle')
  const look = () => {
    setLooked('busy')
    retry().then(
      () => setLooked('still'),
      () => setLooked('failed'),
    )
  }
  return [looked, look]
}
