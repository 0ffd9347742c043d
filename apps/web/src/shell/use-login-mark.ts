import { useEffect, useState } from 'react'
import { newId } from '../platform/new-id.ts'
import { sessionStore } from '../platform/stores.ts'

const key = 'loginMark'

/** A text for this login: another one after the next, the same after a reload, null for a guest. Source: MOD-07. */
export function useLoginMark(account: string | null): string | null {
  const [mark, setMark] = useState<string | null>(null)
  useEffect(() => {
    if (account === null) {
      sessionStore.remove(key)
      return setMark(null)
    }
    const kept = sessionStore.get(key) ?? newId()
    sessionStore.set(key, kept)
    setMark(kept)
  }, [account])
  return mark
}
