import type { PointerEvent } from 'react'
import { useRef } from 'react'

/** A sheet that was pulled down this far, in px, closes. */
const far = 96
/** Or one that was flicked down this fast, in px a millisecond. */
const fast = 0.6

/**
 * The bar at the top of a sheet; pulled down, the sheet follows the
 * finger and closes past 96 px or by a flick, else springs back.
 * Those without a pointer have Escape and the close button.
 */
export const SheetGrabber = ({ onClose }: { onClose: () => void }) => {
  const from = useRef<{ y: number; at: number }>(undefined)
  const pulled = (event: PointerEvent<HTMLElement>) => Math.max(0, event.clientY - (from.current?.y ?? event.clientY))
  const sheet = (event: PointerEvent<HTMLElement>) => event.currentTarget.closest('dialog')

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    from.current = { y: event.clientY, at: event.timeStamp }
    sheet(event)?.style.setProperty('--delay', '0ms')
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const box = sheet(event)
    if (!from.current || !box) return
    box.dataset.pulled = ''
    box.style.transform = `translateY(${pulled(event)}px)`
  }
  const release = (event: PointerEvent<HTMLDivElement>) => {
    const box = sheet(event)
    if (!from.current || !box) return
    const way = pulled(event)
    const speed = way / Math.max(1, event.timeStamp - from.current.at)
    from.current = undefined
    delete box.dataset.pulled
    box.style.transform = ''
    if (event.type === 'pointerup' && (way > far || (way > far / 4 && speed > fast))) onClose()
  }
  return (
    <div
      className="p-modal__grabber"
      aria-hidden="true"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
    />
  )
}
