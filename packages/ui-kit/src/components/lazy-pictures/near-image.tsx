import type { LazyImageProps } from '../lazy-image/lazy-image.tsx'
import type { PictureWatch } from './create-watch.ts'
import { createContext, use, useEffect, useRef, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { NativeImage } from '../lazy-image/lazy-image.tsx'

/** The watch of the list that a picture stands in. */
export const WatchContext = /* @__PURE__ */ createContext<PictureWatch | undefined>(undefined)

/** A transparent pixel: the placeholder of a picture that has not been requested. */
const clear = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** A picture that loads when the watch of its list reports that it is near. */
export const NearImage = ({ onLoad, ...props }: LazyImageProps) => {
  const { src, alt, width, height, className, eager, high } = props
  const watch = use(WatchContext)
  const place = useRef<HTMLImageElement>(null)
  const [near, setNear] = useState(() => watch === undefined || eager === true || high === true || watch.has(src))
  useEffect(() => {
    if (!near && watch && place.current) return watch.watch(place.current, () => setNear(true))
  }, [near, watch])
  if (!near)
    return (
      <img
        ref={place}
        className={classNames('p-image', className)}
        data-waiting=""
        src={clear}
        alt={alt}
        width={width}
        height={height}
      />
    )
  return (
    <NativeImage
      {...props}
      eager={!high}
      onLoad={(event) => {
        watch?.keep(src)
        onLoad?.(event)
      }}
    />
  )
}
