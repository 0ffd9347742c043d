export { LazyPictures } from './lazy-pictures.tsx'
export { lazyDefaults } from './lazy-defaults.ts'
export type { LazyPicturesProps } from './lazy-pictures.tsx'
