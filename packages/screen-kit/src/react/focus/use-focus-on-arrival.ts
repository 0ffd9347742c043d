import { useEffect, useRef } from 'react'

/**
 * What stands in place of a form after its press takes the focus, so
 * that keyboard and reader go on there; for the box around its heading.
 */
export function useFocusOnArrival(arrived: boolean) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = arrived ? box.current?.querySelector<HTMLElement>('h2') : null
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [arrived])
  return box
}
