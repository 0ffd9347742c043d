import type { ReactNode } from 'react'
import type { WatchOptions } from './create-watch.ts'
import { useState } from 'react'
import { ImageContext } from '../lazy-image/lazy-image.tsx'
import { createWatch } from './create-watch.ts'
import { lazyDefaults } from './lazy-defaults.ts'
import { NearImage, WatchContext } from './near-image.tsx'

/** Props of `LazyPictures`; what is left out is as `lazyDefaults` has it. */
export type LazyPicturesProps = Partial<WatchOptions> & { children: ReactNode }

/**
 * [LOB-09] Around a long list: every `LazyImage` inside loads by the measures of the platform's specification instead of the
 * browser's own. It comes through its own door, so that a first page does not carry it.
 */
export const LazyPictures = ({ children, ...options }: LazyPicturesProps) => {
  const [watch] = useState(() => createWatch({ ...lazyDefaults, ...options }))
  return <WatchContext value={watch}><ImageContext value={NearImage}>{children}</ImageContext></WatchContext>
}
