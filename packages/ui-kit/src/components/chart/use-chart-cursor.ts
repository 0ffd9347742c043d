import type { KeyboardEvent, PointerEvent } from 'react'
import type { ChartLayout } from './chart-layout.ts'
import { useState } from 'react'

const moves: Record<string, (now: number, last: number, side: number) => number> = {
  ArrowRight: (now, _last, side) => now + side,
  ArrowLeft: (now, _last, side) => now - side,
  Home: () => 0,
  End: (_now, last) => last,
  PageUp: (now) => now - 7,
  PageDown: (now) => now + 7,
}

/** The chosen point of a chart: by keys (they are read out), by pointer or finger (they are not). */
export const useChartCursor = (layout: ChartLayout, points: number) => {
  const [cursor, setCursor] = useState<{ at: number; byKey: boolean }>()
  const last = points - 1
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setCursor(undefined)
    const move = moves[event.key]
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const side = layout.rtl ? -1 : 1
    const before = cursor?.at ?? (event.key === (layout.rtl ? 'ArrowLeft' : 'ArrowRight') ? -1 : last + 1)
    setCursor({ at: Math.max(0, Math.min(last, move(before, last, side))), byKey: true })
  }
  const onPointerMove = ({ type, clientX, movementX, movementY, currentTarget }: PointerEvent) => {
    // What moves under a pointer that rests says nothing about what is wanted.
    if (cursor?.byKey && type === 'pointermove' && movementX === 0 && movementY === 0) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const along = ((clientX - left) / width) * layout.width
    const at = Math.floor((layout.rtl ? layout.right - along : along - layout.left) / layout.band)
    setCursor(at < 0 || at > last ? undefined : { at, byKey: false })
  }
  const active = cursor && cursor.at <= last ? cursor.at : undefined
  return {
    active,
    spoken: cursor?.byKey ? active : undefined,
    on: {
      onKeyDown,
      onPointerMove,
      onPointerDown: onPointerMove,
      onPointerLeave: () => setCursor((now) => (now?.byKey ? now : undefined)),
      onBlur: () => setCursor(undefined),
    },
  }
}
