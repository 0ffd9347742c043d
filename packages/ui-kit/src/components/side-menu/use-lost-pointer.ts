import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'

/**
 * Says so when the mouse has been elsewhere for 120 ms, also where the browser told the row nothing of its leaving:
 * after a drag, under a modal, over a frame, out of the window.
 */
export const useLostPointer = (
  home: RefObject<HTMLElement | null>,
  active: boolean,
  onLost: () => void,
  wait = 120,
) => {
  const lost = useEffectEvent(onLost)
  useEffect(() => {
    if (!active) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stay = () => {
      clearTimeout(timer)
      timer = undefined
    }
    const leave = () => {
      timer ??= setTimeout(() => lost(), wait)
    }
    const onOver = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      if (event.target instanceof Node && home.current?.contains(event.target)) stay()
      else leave()
    }
    const root = document.documentElement
    root.addEventListener('pointerover', onOver)
    root.addEventListener('pointerleave', leave)
    window.addEventListener('blur', leave)
    return () => {
      stay()
      root.removeEventListener('pointerover', onOver)
      root.removeEventListener('pointerleave', leave)
      window.removeEventListener('blur', leave)
    }
  }, [active, home, wait])
}
