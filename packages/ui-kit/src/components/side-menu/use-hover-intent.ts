import type { PointerEvent } from 'react'
import { useEffect, useRef } from 'react'

/** Waits 120 ms before a mouse that enters or leaves changes anything; touch is ignored. */
export const useHoverIntent = (change: (open: boolean) => void, wait = 120) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change(open), wait)
  }
  return { onPointerEnter: later(true), onPointerLeave: later(false) }
}
