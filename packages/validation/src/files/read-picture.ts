import type { PictureKind } from './file-rule.ts'
import type { PictureSize } from './picture-size.ts'
import { readJpeg } from './read-jpeg.ts'
import { readPng } from './read-png.ts'

/** What a picture says of itself: its kind, and its size in pixels as they are stored. */
export interface PictureHead extends PictureSize {
  readonly kind: PictureKind
}

const withKind = (kind: PictureKind, size: PictureSize | null): PictureHead | null =>
  size && size.width > 0 && size.height > 0 ? { kind, ...size } : null

/**
 * Reads kind and size of a PNG or JPEG, without drawing it. It has to be there as far as its end mark; fill bytes before a
 * marker and what follows the end mark do no harm. A site and its gateway ask the same.
 *
 * @param bytes the whole file
 * @returns kind, width and height in px; null for anything else, for what is cut off, for an animated PNG and for a
 * picture without a size
 * @example readPicture(new Uint8Array(await file.arrayBuffer())) // { kind: 'png', width: 640, height: 480 }
 */
export function readPicture(bytes: Uint8Array): PictureHead | null {
  return withKind('png', readPng(bytes)) ?? withKind('jpeg', readJpeg(bytes))
}
