import type { CSSProperties } from 'react'

/**
 * A placeholder of content that loads; `width` and `height` in px or as a CSS length.
 *
 * @example <Skeleton width={120} height="1em" />
 */
export const Skeleton = ({
  width,
  height,
  shape = 'box',
}: {
  width?: number | string
  height?: number | string
  shape?: 'text' | 'box' | 'round'
}) => {
  const style: CSSProperties = { inlineSize: width, blockSize: height }
  return <span className="p-skeleton" data-shape={shape} style={style} aria-hidden="true" />
}
