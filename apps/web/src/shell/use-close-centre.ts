import { useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Goes back to the page that a centre was opened on, over all of
 * the centre's own pages; home where it was opened by its address.
 */
export function useCloseCentre(): () => void {
  const router = useRouter()
  const place = useRef<number | null>(null)
  const outside = useRouterState({
    select: ({ location: { pathname, state } }) =>
      /^\/(member|agent)(\/|$)/.test(pathname) ? null : state['__TSR_index'],
  })
  useEffect(() => {
    if (outside !== null) place.current = outside
  }, [outside])
  return useCallback(() => {
    const back = (place.current ?? 0) - router.state.location.state['__TSR_index']
    if (place.current !== null && back < 0) router.history.go(back)
    else void router.navigate({ to: '/' })
  }, [router])
}
