import { useEffect, useEffectEvent, useRef } from 'react'
import { whenIdle } from '../../when-idle.ts'

/** Props of `LazyVisible`. */
export type LazyVisibleProps = {
  /**
   * About as high as what will stand here, so that the end of the page stays where it is:
   * in px, or `home` for the lower part of a home page, whose height follows the width of
   * the window by the sheet alone, so that a document may hold it before any script.
   */
  height: number | 'home'
  /** Its place has come near: load what belongs here and put it in the place of this. */
  onNear: () => void
}

/**
 * Reserves the height of a part of the page that loads when the window is within 600 px of it.
 *
 * @example {near ? <Winners /> : <LazyVisible height={480} onNear={() => setNear(true)} />}
 */
export const LazyVisible = ({ height, onNear }: LazyVisibleProps) => {
  const room = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (typeof IntersectionObserver !== 'function') return whenIdle(() => near())
    const watch = new IntersectionObserver(
      (looks) => {
        if (!looks.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        near()
      },
      { root: document, rootMargin: '600px 0px' },
    )
    if (room.current) watch.observe(room.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div
      ref={room}
      className="p-lazy-visible"
      data-room={height === 'home' ? height : undefined}
      style={height === 'home' ? undefined : { blockSize: height }}
    />
  )
}
