import { useEffect, useEffectEvent, useRef } from 'react'
import { whenIdle } from '../../when-idle.ts'

/** Props of `LazyVisible`. */
export type LazyVisibleProps = {
  /** About as high as what will stand here, in px or as a CSS length, so that the end of the page stays where it is. */
  height: number | string
  /** Its place has come near: load what belongs here and put it in the place of this. */
  onNear: () => void
}

/** Keeps the room of a part of the page that loads when the window is within 600 px of it. */
export const LazyVisible = ({ height, onNear }: LazyVisibleProps) => {
  const room = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (typeof IntersectionObserver !== 'function') return whenIdle(() => near())
    const watch = new IntersectionObserver((looks) => {
      if (!looks.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      near()
    }, { root: document, rootMargin: '600px 0px' })
    if (room.current) watch.observe(room.current)
    return () => watch.disconnect()
  }, [])
  return <div ref={room} style={{ blockSize: height }} />
}
