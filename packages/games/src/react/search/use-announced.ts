import { useEffect, useState } from 'react'

const pause = 600

/** What is said once somebody stops typing, so that counts are not read out for every letter. */
export function useAnnounced(words: string): string {
  const [said, say] = useState('')
  useEffect(() => {
    const timer = setTimeout(say, pause, words)
    return () => clearTimeout(timer)
  }, [words])
  return said
}
