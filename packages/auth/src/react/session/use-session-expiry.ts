import { useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAuth } from '../auth-context.ts'
import { authRequestAtom } from '../atoms.ts'

/**
 * When a session runs out, the login popup opens over the page as it is, once. `onExpired` is called with who came
 * back: the `same` account goes on where it was, an `other` one must find nothing of it, `none` closed the popup.
 */
export function useSessionExpiry(): void {
  const { session, onExpired } = useAuth()
  const store = useStore()
  const request = useSetAtom(authRequestAtom)
  const expired = useRef<string | null>(null)
  const settle = useEffectEvent((who: 'same' | 'other' | 'none') => {
    expired.current = null
    onExpired?.(who)
  })
  useEffect(() => {
    const back = () => {
      const state = session.get()
      if (state.status === 'member') settle(state.account === expired.current ? 'same' : 'other')
    }
    const stops = [
      session.onEnd((reason, _, account) => {
        expired.current = reason === 'expired' ? account : null
        if (reason === 'expired') request({ window: 'login', go: back, forced: false })
      }),
      store.sub(authRequestAtom, () => {
        if (expired.current !== null && session.get().status === 'guest' && store.get(authRequestAtom).window === null)
          settle('none')
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [session, store, request])
}
