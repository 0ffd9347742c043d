import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'

/** Props of `LoadMore`. */
export type LoadMoreProps = {
  /** Text of the button. */
  label: string
  onMore: () => void
  busy?: boolean
  /** Asks by itself when it comes near the screen. */
  auto?: boolean
  /** For example "42 of 1,284"; announced when it changes. */
  shown?: ReactNode
  /** Nothing is left: only `shown` stays. */
  done?: boolean
  /** The next page failed to load: the text, and the retry button. */
  problem?: { text: ReactNode; retryLabel: string } | undefined
}

/** Least time between two pages that come by themselves, in ms. Source: LOB-02. */
const pause = 200

/**
 * The end of a paged list: how much is shown, and the next page, loaded automatically or by a button.
 *
 * @example <LoadMore label="Show more" shown="42 of 1,284" onMore={fetchNextPage} />
 */
export const LoadMore = ({
  label,
  onMore,
  busy = false,
  auto = false,
  shown,
  done = false,
  problem,
}: LoadMoreProps) => {
  const foot = useRef<HTMLDivElement>(null)
  const asked = useRef(-pause)
  const more = useEffectEvent(() => {
    asked.current = performance.now()
    onMore()
  })
  const failed = problem !== undefined
  useEffect(() => {
    if (!auto || busy || done || failed || !foot.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = new IntersectionObserver(
      (looks) => {
        clearTimeout(timer)
        // One delivery may hold several looks: the last one counts.
        if (looks.at(-1)?.isIntersecting)
          timer = setTimeout(() => more(), Math.max(0, asked.current + pause - performance.now()))
      },
      { rootMargin: '800px 0px' },
    )
    watch.observe(foot.current)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
    }
    // What came may have left the end in view: it is looked at again.
  }, [auto, busy, done, failed, shown])
  if (problem)
    return (
      <div className="p-more" role="alert">
        <Notice
          tone="bad"
          action={
            <Button size="sm" loading={busy} onClick={onMore}>
              {problem.retryLabel}
            </Button>
          }
        >
          {problem.text}
        </Notice>
      </div>
    )
  return (
    <div ref={foot} className="p-more">
      {shown ? (
        <p className="p-more__shown" role="status">
          {shown}
        </p>
      ) : null}
      {done ? null : (
        <Button loading={busy} onClick={onMore}>
          {label}
        </Button>
      )}
    </div>
  )
}
