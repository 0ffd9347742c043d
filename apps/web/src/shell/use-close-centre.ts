import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useOutside } from './use-outside.ts'

const centres = /^\/(member|agent)(\/|$)/

/**
 * Goes back to the page that a centre was opened on, over all of
 * the centre's own pages; home where it was opened by its address.
 */
export function useCloseCentre(): () => void {
  const router = useRouter()
  const place = useOutside(centres)
  return useCallback(() => {
    const outside = place.current
    const back = outside && outside.state['__TSR_index'] - router.state.location.state['__TSR_index']
    if (back !== null && back < 0) router.history.go(back)
    else void router.navigate({ to: '/' })
  }, [router, place])
}
