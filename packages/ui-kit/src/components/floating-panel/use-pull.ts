import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef, useState } from 'react'

/** A way in px towards the start of the line and upwards. */
type Way = { inline: number; block: number }

type Pull = {
  /** Called while something is pulled, with the whole way since it was taken. */
  onPull: (way: Way) => void
  /** Called when it was let go. */
  onDone: () => void
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

const sideOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

/**
 * Handlers that turn a pointer or arrow keys (16 px a press, 64 with
 * Shift) into ways; `pulling` is true while a pointer holds on.
 */
export const usePull = ({ onPull, onDone }: Pull) => {
  const from = useRef<{ x: number; y: number; side: number }>(undefined)
  const [pulling, setPulling] = useState(false)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('[data-still]'))) return
    from.current = { x: event.clientX, y: event.clientY, side: sideOf(event.currentTarget) }
    event.currentTarget.setPointerCapture(event.pointerId)
    setPulling(true)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const start = from.current
    if (start) onPull({ inline: (start.x - event.clientX) * start.side, block: start.y - event.clientY })
  }
  const letGo = () => {
    if (!from.current) return
    from.current = undefined
    setPulling(false)
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const far = event.shiftKey ? 64 : 16
    onPull({ inline: step[0] * far * sideOf(event.currentTarget), block: step[1] * far })
    onDone()
  }
  return { pulling, pointer: { onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo }, onKeyDown }
}
