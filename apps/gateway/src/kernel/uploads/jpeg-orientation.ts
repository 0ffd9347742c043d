const exif = Buffer.from('Exif\0\0', 'latin1')
const headLength = 8
const entryLength = 12
const orientationTag = 0x0112
const short = 3

/**
 * The segment of a JPEG (its marker, length and data) that says how a camera was held, with nothing else of what the
 * camera wrote; null where it says nothing of that, or that it was upright.
 */
export function orientationSegment(segment: Buffer): Buffer | null {
  const data = segment.subarray(4)
  if (!data.subarray(0, exif.length).equals(exif)) return null
  const tiff = data.subarray(exif.length)
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < headLength || (order !== 'II' && order !== 'MM')) return null
  const read16 = (at: number): number => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return null
  const entries = read16(first)
  for (let nth = 0; nth < entries; nth++) {
    const at = first + 2 + nth * entryLength
    if (at + entryLength > tiff.length) return null
    if (read16(at) !== orientationTag) continue
    const held = read16(at + 2) === short ? read16(at + 8) : 1
    return held > 1 && held <= 8 ? written(held) : null
  }
  return null
}

/** A directory of one entry, in the order of the most significant byte first. */
function written(held: number): Buffer {
  const entry = Buffer.from([0, 1, 0x01, 0x12, 0, short, 0, 0, 0, 1, 0, held, 0, 0, 0, 0, 0, 0])
  const data = Buffer.concat([exif, Buffer.from('MM\0*', 'latin1'), Buffer.from([0, 0, 0, headLength]), entry])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
