import { whenIdle } from '../../when-idle.ts'
import type { lazyDefaults } from './lazy-defaults.ts'

/** How pictures of a list are watched; see `lazyDefaults`. */
export type WatchOptions = { [Name in keyof typeof lazyDefaults]: number } & {
  /**
   * Whether `throttle` begins again with each picture that comes into
   * sight or goes: nothing loads while the list goes on changing.
   */
  calm?: boolean
  /** Whether pictures load one after the other, each when the browser has nothing better to do, and not all at once. */
  oneByOne?: boolean
}

/** Watches pictures of one list and remembers which ones came. */
export type PictureWatch = {
  /** Calls `near` once when the picture is near; the answer takes the wish back. */
  watch: (picture: Element, near: () => void) => () => void
  has: (src: string) => boolean
  keep: (src: string) => void
}

const margin = (preload: number) => `${Math.round((preload - 1) * 100)}% 0px`

/**
 * One observer for a list. What it sees is gathered and looked at once in
 * `throttle` ms, so that pictures that only fly past are never asked for.
 */
export const createWatch = ({
  cache,
  preload,
  throttle,
  threshold,
  calm = false,
  oneByOne = false,
}: WatchOptions): PictureWatch => {
  const kept = new Set<string>()
  const wishes = new Map<Element, () => void>()
  const seen = new Set<Element>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let observer: IntersectionObserver | undefined

  const forget = (picture: Element) => {
    observer?.unobserve(picture)
    wishes.delete(picture)
    seen.delete(picture)
  }
  const look = () => {
    timer = undefined
    for (const picture of seen) {
      const near = wishes.get(picture)
      forget(picture)
      near?.()
      if (!oneByOne) continue
      whenIdle(() => {
        if (timer === undefined) look()
      })
      return
    }
  }
  const gather: IntersectionObserverCallback = (looks) => {
    for (const { target, isIntersecting, intersectionRatio } of looks) {
      if (isIntersecting && intersectionRatio >= threshold) seen.add(target)
      else seen.delete(target)
    }
    if (calm) clearTimeout(timer)
    else if (timer !== undefined) return
    timer = setTimeout(look, throttle)
  }
  return {
    watch: (picture, near) => {
      observer ??= new IntersectionObserver(gather, {
        root: document,
        rootMargin: margin(preload),
        threshold: [0, threshold],
      })
      wishes.set(picture, near)
      observer.observe(picture)
      return () => forget(picture)
    },
    has: (src) => kept.has(src),
    keep: (src) => {
      kept.delete(src)
      kept.add(src)
      const [oldest] = kept
      if (kept.size > cache && oldest !== undefined) kept.delete(oldest)
    },
  }
}
