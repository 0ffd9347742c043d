import type { CSSProperties } from 'react'

/** A piece of the shape of what is loading; sizes in px or any CSS length. */
export const Skeleton = ({ width, height, shape = 'box' }: { width?: number | string; height?: number | string; shape?: 'text' | 'box' | 'round' }) => {
  const style: CSSProperties = { inlineSize: width, blockSize: height }
  return <span className="p-skeleton" data-shape={shape} style={style} aria-hidden="true" />
}
