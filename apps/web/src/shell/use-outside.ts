import { useRouter, type ParsedLocation } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'

/** Remembers the last page of the site outside of some paths; null until there was one. */
export function useOutside(inside: RegExp): RefObject<ParsedLocation | null> {
  const router = useRouter()
  const place = useRef<ParsedLocation | null>(null)
  useEffect(() => {
    const remember = (location: ParsedLocation) => {
      if (!inside.test(location.pathname)) place.current = location
    }
    remember(router.state.location)
    return router.subscribe('onResolved', ({ toLocation }) => remember(toLocation))
  }, [router, inside])
  return place
}
