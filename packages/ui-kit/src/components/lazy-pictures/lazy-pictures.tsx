import type { ReactNode } from 'react'
import type { WatchOptions } from './create-watch.ts'
import { useState } from 'react'
import { ImageContext } from '../lazy-image/lazy-image.tsx'
import { createWatch } from './create-watch.ts'
import { lazyDefaults } from './lazy-defaults.ts'
import { NearImage, WatchContext } from './near-image.tsx'

/**
 * Props of `LazyPictures`; the defaults are `lazyDefaults`. A picture loads within
 * `preload` window heights, once a `threshold` share of it is visible; the check runs
 * every `throttle` ms, and the last `cache` pictures show at once when they come back.
 */
export type LazyPicturesProps = Partial<WatchOptions> & { children: ReactNode }

/**
 * [LOB-09] Every `LazyImage` inside loads by the limits of the platform's specification instead of the browser's own.
 *
 * @example <LazyPictures><GameGrid label="Slots">{tiles}</GameGrid></LazyPictures>
 */
export const LazyPictures = ({ children, ...options }: LazyPicturesProps) => {
  const [watch] = useState(() => createWatch({ ...lazyDefaults, ...options }))
  return (
    <WatchContext value={watch}>
      <ImageContext value={NearImage}>{children}</ImageContext>
    </WatchContext>
  )
}
