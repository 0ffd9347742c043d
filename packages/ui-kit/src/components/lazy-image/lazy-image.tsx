import type { ComponentProps, ComponentType } from 'react'
import { createContext, use, useEffect, useRef, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { PictureHostsContext } from './picture-hosts.ts'

/**
 * Props of `LazyImage`; `src` is the address, `alt` its alternative
 * text; `width` and `height` in px fix its box before it loads.
 */
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

/** [CON-03, SYS-21] How often a picture is tried again before its default stands in. */
export const imageRetries = 3

const again = (src: string, attempt: number) => `${src}${src.includes('?') ? '&' : '?'}try=${attempt}`

/** The picture itself: the browser decides when it is near enough to load. Each try goes to the host of the moment. */
export const NativeImage = ({
  src,
  alt,
  errorSrc,
  eager,
  high,
  retries = imageRetries,
  wait = 800,
  className,
  onLoad,
  ...rest
}: LazyImageProps) => {
  const hosts = use(PictureHostsContext)
  const place = (attempt: number, before?: string) => {
    const url = hosts ? hosts.place(src) : src
    return { attempt, url, address: url === before ? again(url, attempt) : url }
  }
  const [{ attempt, url, address }, tryAt] = useState(() => place(0))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const failed = attempt > retries
  const onError = () => {
    if (failed) return
    hosts?.failed(url)
    timer.current = setTimeout(() => tryAt(place(attempt + 1, url)), attempt === retries ? 0 : wait * 2 ** attempt)
  }
  return (
    <img
      {...rest}
      className={classNames('p-image', className)}
      data-failed={failed || undefined}
      src={failed ? errorSrc : address}
      alt={alt}
      loading={eager || high ? 'eager' : 'lazy'}
      fetchPriority={high ? 'high' : undefined}
      decoding={high ? 'sync' : 'async'}
      onLoad={(event) => {
        if (!failed) hosts?.served(url)
        onLoad?.(event)
      }}
      onError={onError}
    />
  )
}

/** What draws pictures here; `LazyPictures` puts another one. */
export const ImageContext = /* @__PURE__ */ createContext<ComponentType<LazyImageProps>>(NativeImage)

/**
 * [CON-03, SYS-21] A picture that loads near the window, retries three times, then shows `errorSrc`.
 *
 * @example <LazyImage src="/img/posters/10001.svg" alt="" width={600} height={800} />
 */
export const LazyImage = (props: LazyImageProps) => {
  const Image = use(ImageContext)
  return <Image key={props.src} {...props} />
}
