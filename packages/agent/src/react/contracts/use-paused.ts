import { useEffect, useState } from 'react'

const pause = 400

/** A text as it was when nothing had changed for a moment. */
export function usePaused(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
