import { useEffect, useMemo } from 'react'
import { newId } from '../platform/new-id.ts'
import { sessionStore } from '../platform/stores.ts'

const key = 'loginMark'

/** A text for this login: another one after the next, the same after a reload, null for a guest. Source: MOD-07. */
export function useLoginMark(account: string | null): string | null {
  const mark = useMemo(() => (account === null ? null : (sessionStore.get(key) ?? newId())), [account])
  useEffect(() => (mark === null ? sessionStore.remove(key) : sessionStore.set(key, mark)), [mark])
  return mark
}
