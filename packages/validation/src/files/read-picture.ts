import type { PictureKind } from './file-rule.ts'

/** What the head of a picture says: its kind, and its size in pixels. */
export interface PictureHead {
  readonly kind: PictureKind
  readonly width: number
  readonly height: number
}

const pngSign = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]

/** Frames of a JPEG: 0xc0 to 0xcf, without tables and arithmetic conditions. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Markers without a length: fillers, restarts, the start. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

const readJpeg = (view: DataView): PictureHead | null => {
  let place = 2
  while (place + 9 <= view.byteLength && view.getUint8(place) === 0xff) {
    const marker = view.getUint8(place + 1)
    if (marker === 0xff) place += 1
    else if (isBare(marker)) place += 2
    else if (isFrame(marker))
      return { kind: 'jpeg', height: view.getUint16(place + 5), width: view.getUint16(place + 7) }
    else place += 2 + Math.max(2, view.getUint16(place + 2))
  }
  return null
}

/**
 * Reads kind and size from the first bytes of a PNG or JPEG.
 *
 * @param bytes the file, or its beginning
 * @returns kind, width and height in px; null for anything else and for a picture without a size
 * @example readPicture(new Uint8Array(await file.arrayBuffer())) // { kind: 'png', width: 640, height: 480 }
 */
export function readPicture(bytes: Uint8Array): PictureHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isPng = bytes.length >= 24 && pngSign.every((byte, place) => bytes[place] === byte)
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8
  const png = isPng ? ({ kind: 'png', width: view.getUint32(16), height: view.getUint32(20) } as const) : null
  const head = isJpeg ? readJpeg(view) : png
  return head && head.width > 0 && head.height > 0 ? head : null
}
