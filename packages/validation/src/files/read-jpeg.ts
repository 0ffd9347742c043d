import type { PictureSize } from './picture-size.ts'

const end = 0xd9
const scan = 0xda
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])
/** Tables, scans, comments: what may stand beside frames and the notes of applications. */
const known: ReadonlySet<number> = new Set([0xc4, 0xcc, scan, 0xdb, 0xdc, 0xdd, 0xfe])
/** Of a progressive picture every scan goes through all pixels again; encoders write ten or so. */
const mostScans = 64

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7
const isBare = (marker: number): boolean => marker === 0x01 || isRestart(marker)
const isKnown = (marker: number): boolean =>
  frames.has(marker) || known.has(marker) || (marker >= 0xe0 && marker <= 0xef)
const wordAt = (bytes: Uint8Array, place: number): number => ((bytes[place] ?? 0) << 8) | (bytes[place + 1] ?? 0)

/** Where the data of a scan end: at the next marker that is neither a stuffed byte, a fill byte nor a restart. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let place = bytes.indexOf(0xff, from); place !== -1; place = bytes.indexOf(0xff, place + 1)) {
    const next = bytes[place + 1] ?? 0
    if (next !== 0 && next !== 0xff && !isRestart(next)) return place
  }
  return bytes.length
}

/** The size of a JPEG that is there as far as its end mark; what follows that is not looked at. */
export function readJpeg(bytes: Uint8Array): PictureSize | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  let size: PictureSize | null = null
  let scans = 0
  for (let place = 2; bytes[place] === 0xff;) {
    const marker = bytes[place + 1] ?? 0
    if (marker === end) return scans > 0 ? size : null
    if (marker === 0xff || isBare(marker)) {
      place += marker === 0xff ? 1 : 2
      continue
    }
    const length = wordAt(bytes, place + 2)
    if (!isKnown(marker) || length < 2) return null
    if (frames.has(marker)) {
      if (size || length < 8) return null
      size = { height: wordAt(bytes, place + 5), width: wordAt(bytes, place + 7) }
    }
    place += 2 + length
    if (marker !== scan) continue
    if (++scans > mostScans) return null
    place = scanEnd(bytes, place)
  }
  return null
}
