import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

/** Whether what is in the box is wider than the box; watched, so that it holds after a turn of the phone. */
export const useScrolls = (box: RefObject<HTMLElement | null>): boolean => {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth + 1))
    watch.observe(element)
    if (element.firstElementChild) watch.observe(element.firstElementChild)
    return () => watch.disconnect()
  }, [box])
  return scrolls
}
