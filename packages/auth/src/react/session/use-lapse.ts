import { useSetAtom, useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAuth } from '../auth-context.ts'
import { authRequestAtom } from '../atoms.ts'

/**
 * When a session runs out, the login popup opens over the page as it is, once. `onLapse` hears who came back: the `same` account
 * goes on where it was, an `other` one must find nothing of it, and nobody (`none`) closed the popup.
 */
export function useLapse(): void {
  const { session, onLapse } = useAuth()
  const store = useStore()
  const request = useSetAtom(authRequestAtom)
  const lapsed = useRef<string | null>(null)
  const settle = useEffectEvent((who: 'same' | 'other' | 'none') => {
    lapsed.current = null
    onLapse?.(who)
  })
  useEffect(() => {
    const back = () => {
      const state = session.get()
      if (state.status === 'member') settle(state.account === lapsed.current ? 'same' : 'other')
    }
    const stops = [
      session.onEnd((reason, _, account) => {
        lapsed.current = reason === 'expired' ? account : null
        if (reason === 'expired') request({ window: 'login', go: back, forced: false })
      }),
      store.sub(authRequestAtom, () => {
        if (lapsed.current !== null && session.get().status === 'guest' && store.get(authRequestAtom).window === null) settle('none')
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [session, store, request])
}
