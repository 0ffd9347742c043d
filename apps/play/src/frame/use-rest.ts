import { useEffect, useRef, useState } from 'preact/hooks'

const restsAfter = 15 * 60_000
const uses = ['pointerdown', 'keydown'] as const

/**
 * Whether a page rests that was not touched or shown again for a quarter of an hour: one that goes on asking by itself
 * would keep its session alive. The first touch after that calls `onWake`.
 */
export function useRest(onWake: () => void): () => boolean {
  const wakeRef = useRef(onWake)
  wakeRef.current = onWake
  const [used] = useState(() => ({ at: Date.now() }))
  const [rests] = useState(() => () => Date.now() - used.at >= restsAfter)
  useEffect(() => {
    const onUse = () => {
      const rested = rests()
      used.at = Date.now()
      if (rested) wakeRef.current()
    }
    const onSeen = () => {
      if (!document.hidden) used.at = Date.now()
    }
    for (const use of uses) document.addEventListener(use, onUse)
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      for (const use of uses) document.removeEventListener(use, onUse)
      document.removeEventListener('visibilitychange', onSeen)
    }
  }, [rests, used])
  return rests
}
