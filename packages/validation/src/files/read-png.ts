import type { PictureSize } from './picture-size.ts'

const sign = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
const firstChunk = 8
/** Length, name and checksum of a chunk. */
const frameLength = 12

const names = { palette: 0x504c5445, pixels: 0x49444154, end: 0x49454e44, head: 0x49484452, animation: 0x6163544c }
const drawn: ReadonlySet<number> = new Set([names.head, names.palette, names.pixels, names.end])
/** A capital at the start of its name: without this chunk the picture cannot be drawn. */
const isCritical = (name: number): boolean => (name & 0x20_00_00_00) === 0

/** The size of a PNG that stands still and is there as far as its end chunk; what follows that is not looked at. */
export function readPng(bytes: Uint8Array): PictureSize | null {
  if (!sign.every((byte, place) => bytes[place] === byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let hasPixels = false
  for (let place = firstChunk; place + frameLength <= bytes.length;) {
    const name = view.getUint32(place + 4)
    if (name === names.animation || (isCritical(name) && !drawn.has(name))) return null
    if (name === names.head && place !== firstChunk) return null
    if (name === names.pixels) hasPixels = true
    const next = place + frameLength + view.getUint32(place)
    if (name === names.end)
      return hasPixels && next <= bytes.length ? { width: view.getUint32(16), height: view.getUint32(20) } : null
    place = next
  }
  return null
}
