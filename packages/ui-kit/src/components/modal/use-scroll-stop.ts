import type { RefObject } from 'react'
import { useEffect } from 'react'

/**
 * Makes a box that scrolls a stop of the Tab key as long as its
 * content is higher than it, so that arrow keys can read on.
 */
export const useScrollStop = (box: RefObject<HTMLElement | null>, open: boolean): void => {
  useEffect(() => {
    const element = box.current
    if (!open || !element) return
    const look = () => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const watch = new ResizeObserver(look)
    for (const one of [element, ...element.children]) watch.observe(one)
    return () => watch.disconnect()
  }, [box, open])
}
