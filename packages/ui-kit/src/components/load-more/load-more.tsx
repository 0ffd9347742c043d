import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../button/button.tsx'

/** Props of `LoadMore`. */
export type LoadMoreProps = {
  label: string
  onMore: () => void
  busy?: boolean
  /** Asks by itself when it comes near the screen. */
  auto?: boolean
  /** For example "42 of 1,284"; announced when it changes. */
  shown?: ReactNode
  /** Nothing is left: only `shown` stays. */
  done?: boolean
}

/** The end of an endless list: how much is shown, and the next page by itself or by a button. */
export const LoadMore = ({ label, onMore, busy = false, auto = false, shown, done = false }: LoadMoreProps) => {
  const foot = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(onMore)
  useEffect(() => {
    if (!auto || busy || done || !foot.current) return
    // One delivery may hold several looks: the last one counts.
    const watch = new IntersectionObserver((looks) => looks.at(-1)?.isIntersecting && more(), { rootMargin: '800px 0px' })
    watch.observe(foot.current)
    return () => watch.disconnect()
    // What came may have left the end in view: it is looked at again.
  }, [auto, busy, done, shown])
  return (
    <div ref={foot} className="p-more">
      {shown ? <p className="p-more__shown" role="status">{shown}</p> : null}
      {done ? null : <Button loading={busy} onClick={onMore}>{label}</Button>}
    </div>
  )
}
