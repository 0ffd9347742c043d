import { useEffect, useEffectEvent, useRef } from 'react'
import { whenIdle } from '../../when-idle.ts'

/** Heights in px by the width of the window: below 768 px, from there on, from 1100 px on, from 1400 px on. */
export type HeightByWidth = { phone: number; tablet: number; desktop: number; wide: number }

/** Props of `LazyVisible`. */
export type LazyVisibleProps = {
  /** About as high as what will stand here, in px, so that the end of the page stays where it is. */
  height: number | HeightByWidth
  /** Its place has come near: load what belongs here and put it in the place of this. */
  onNear: () => void
}

const roomOf = (height: LazyVisibleProps['height']): object => {
  if (typeof height === 'number') return { blockSize: height }
  const { phone, tablet, desktop, wide } = height
  return { '--phone': `${phone}px`, '--tablet': `${tablet}px`, '--desktop': `${desktop}px`, '--wide': `${wide}px` }
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
  return <div ref={room} className="p-lazy-visible" style={roomOf(height)} />
}
