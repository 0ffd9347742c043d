import { createContext, use } from 'react'
import type { LazyImageProps } from './lazy-image.tsx'
import { LazyImage } from './lazy-image.tsx'

/**
 * [SYS-21] Address of the picture that stands for a poster that is
 * missing or does not load, where its tile has none of its own.
 */
export const DefaultPosterContext = /* @__PURE__ */ createContext<string | undefined>(undefined)

/** The poster of a game beside its written name. */
export const Poster = ({ src, errorSrc, ...rest }: Omit<LazyImageProps, 'alt'>) => {
  const instead = use(DefaultPosterContext)
  const fallback = errorSrc ?? instead
  return <LazyImage {...rest} src={src || (fallback ?? '')} errorSrc={fallback} alt="" />
}
