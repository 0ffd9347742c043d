import type { AttemptStatus } from '@parlour/api-client'
import { useCallback, useEffect, useRef, useState } from 'react'

/** The locks of the browser; not there on pages that are not secure. */
const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks

/** What a money action is known by while it is under way. */
interface UnderWay {
  readonly status: AttemptStatus
  readonly data: unknown
  readonly error: unknown
}

/**
 * One money action at a time in all tabs of a browser: it holds a lock from the press until its outcome is known, and
 * the other tabs hold back that long (W1). Without locks in the browser each tab acts alone, and the platform's own lock
 * remains.
 *
 * @param name the action with its account
 * @param onFree another tab is done: what is shown here may have changed
 * @returns whether another tab is at it, `take`, which acts unless one is, and `over`, to be called with each answer:
 *   it may come after the page was left, or leave it
 */
export function useOneTab(name: string, { status, data, error }: UnderWay, onFree: () => void) {
  const [elsewhere, setElsewhere] = useState(false)
  const release = useRef<(() => void) | null>(null)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const asking = useRef(false)
  const waiting = useRef(false)
  const here = useRef(false)
  const now = useRef({ status, onFree })
  useEffect(() => {
    now.current = { status, onFree }
  })

  const free = useCallback(() => {
    release.current?.()
    release.current = null
  }, [])

  const wait = useCallback(async () => {
    if (waiting.current) return
    waiting.current = true
    if (here.current) setElsewhere(true)
    // Shared: every tab that waits goes on at once.
    await locks()
      ?.request(name, { mode: 'shared' }, () => undefined)
      .catch(() => undefined)
    waiting.current = false
    if (!here.current) return
    setElsewhere(false)
    now.current.onFree()
  }, [name])

  const take = useCallback(
    (act: () => void) => {
      const manager = locks()
      if (!manager || release.current) return act()
      if (asking.current) return
      asking.current = true
      const hold = (lock: Lock | null) => {
        asking.current = false
        if (!lock) return void wait()
        const held = new Promise<void>((resolve) => {
          release.current = resolve
        })
        act()
        return held
      }
      last.current = last.current
        .then(() => manager.request(name, { ifAvailable: true }, hold))
        .catch(() => {
          if (!asking.current) return
          asking.current = false
          act()
        })
    },
    [name, wait],
  )

  useEffect(() => {
    if (status === 'unsure') take(() => undefined)
    if (status !== 'sending' && status !== 'unsure') free()
  }, [status, data, error, free, take])

  useEffect(() => {
    here.current = true
    const look = async () => {
      const state = await locks()
        ?.query()
        .catch(() => null)
      const other = state?.held?.some((lock) => lock.name === name && lock.mode === 'exclusive')
      if (other && !release.current && !asking.current) await wait()
    }
    const onLook = () => void look()
    onLook()
    window.addEventListener('focus', onLook)
    return () => {
      here.current = false
      window.removeEventListener('focus', onLook)
      // What is under way when the page is left ends by `over`.
      if (now.current.status !== 'sending') free()
    }
  }, [name, wait, free])

  const over = useCallback(
    (isDone: boolean) => {
      if (isDone || !here.current) free()
    },
    [free],
  )
  return { elsewhere, take, over }
}
