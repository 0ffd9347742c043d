import { useEffect, useRef } from 'react'

/**
 * What stands in place of a form after its press takes the focus, so that keyboard and reader go on there; for the box
 * around its heading.
 *
 * @param arrivals false or 0 until it is there; a number that grows takes the focus each time
 * @returns the ref of the box: the first `h2` in it is focused
 * @example const box = useFocusOnArrival(order !== undefined)
 */
export function useFocusOnArrival(arrivals: boolean | number) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = arrivals ? box.current?.querySelector<HTMLElement>('h2') : null
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [arrivals])
  return box
}
