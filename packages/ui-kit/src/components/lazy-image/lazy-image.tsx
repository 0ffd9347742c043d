import type { ComponentProps, ComponentType } from 'react'
import { createContext, use, useEffect, useRef, useState } from 'react'
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
  attempt === 0 ? src : `${src}${src.includes('?') ? '&' : '?'}try=${attempt}`

/** The picture itself: the browser decides when it is near enough to load. */
export const NativeImage = ({ src, alt, errorSrc, eager, high, retries = 3, wait = 800, className, ...rest }: LazyImageProps) => {
  const [attempt, setAttempt] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const failed = attempt > retries
  const onError = () => {
    if (!failed) timer.current = setTimeout(setAttempt, attempt === retries ? 0 : wait * 2 ** attempt, attempt + 1)
  }
  return (
    <img
      {...rest}
      className={classNames('p-image', className)}
      data-failed={failed || undefined}
      src={failed ? errorSrc : again(src, attempt)}
      alt={alt}
      loading={eager || high ? 'eager' : 'lazy'}
      fetchPriority={high ? 'high' : undefined}
      decoding={high ? 'sync' : 'async'}
      onError={onError}
    />
  )
}

/** What draws pictures here; `LazyPictures` puts another one. */
export const ImageContext = /* @__PURE__ */ createContext<ComponentType<LazyImageProps>>(NativeImage)

/** [CON-03, SYS-21] A picture that loads near the screen, tries again three times, then gives way to `errorSrc`. */
export const LazyImage = (props: LazyImageProps) => {
  const Image = use(ImageContext)
  return <Image key={props.src} {...props} />
}
