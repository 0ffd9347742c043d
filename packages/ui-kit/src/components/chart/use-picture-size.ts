import { useCallback, useState } from 'react'

/**
 * Width of the box that gets the ref, in px, and the side its text
 * begins on; a server and the first drawing take 640, left to right.
 */
export const usePictureSize = () => {
  const [size, setSize] = useState({ width: 640, rtl: false })
  const box = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => {
      const next = { width: element.clientWidth || 640, rtl: getComputedStyle(element).direction === 'rtl' }
      setSize((now) => (now.width === next.width && now.rtl === next.rtl ? now : next))
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    // A change of language may turn the page around without a change of its width.
    const turn = new MutationObserver(measure)
    turn.observe(document.documentElement, { attributeFilter: ['dir'] })
    return () => {
      watch.disconnect()
      turn.disconnect()
    }
  }, [])
  return { box, ...size }
}
