export { displayP3, jpegHeld, pictureCases, pngHeld } from './picture-cases.ts'
export { jpegSample, pngSample, sampleSize } from './picture-samples.ts'

export type { PictureCase } from './picture-cases.ts'
