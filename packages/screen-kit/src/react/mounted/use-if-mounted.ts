import { useEffect, useRef } from 'react'

/**
 * Acts only while the screen that asked still stands: a late answer does not leave the page that the member has gone to.
 *
 * @param act what is done
 * @returns the same, which does nothing once the screen is gone
 * @example const lead = useIfMounted(onOpened)
 */
export function useIfMounted<Arguments extends unknown[]>(
  act: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return (...given) => {
    if (shown.current) act(...given)
  }
}
