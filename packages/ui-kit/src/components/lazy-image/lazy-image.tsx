import type { ComponentProps } from 'react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../class-names.ts'

/** Props of `LazyImage`; `width` and `height` in px fix its box before it loads. */
export type LazyImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height' | 'loading'> & {
  src: string
  alt: string
  width: number
  height: number
  /** Shown after the last try failed. */
  errorSrc?: string
  /** Loads at once, for what stands in the first screen. */
  eager?: boolean
  /** Comes before other pictures, for the largest one. */
  high?: boolean
  /** Tries after the first, 3 by default, each waiting twice as long as the last. */
  retries?: number
  /** First wait in ms. */
  wait?: number
}

const again = (src: string, attempt: number) =>
  attempt === 0 || src.startsWith('data:') ? src : `${src}${src.includes('?') ? '&' : '?'}try=${attempt}`

/** A picture that loads near the screen, tries again three times, then gives way to `errorSrc`. */
export const LazyImage = ({ src, alt, errorSrc, eager, high, retries = 3, wait = 800, className, ...rest }: LazyImageProps) => {
  const [state, setState] = useState({ src, attempt: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [src])

  const attempt = state.src === src ? state.attempt : 0
  const failed = attempt > retries
  const onError = () => {
    if (failed) return
    clearTimeout(timer.current)
    const next = () => setState({ src, attempt: attempt + 1 })
    timer.current = setTimeout(next, attempt === retries ? 0 : wait * 2 ** attempt)
  }
  const shown = failed ? errorSrc : again(src, attempt)
  return (
    <img
      {...rest}
      className={classNames('p-image', className)}
      data-failed={failed || undefined}
      src={shown}
      alt={alt}
      loading={eager || high ? 'eager' : 'lazy'}
      fetchPriority={high ? 'high' : undefined}
      decoding={high ? 'sync' : 'async'}
      onError={onError}
    />
  )
}
