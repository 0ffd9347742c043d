import { inflateSync } from 'node:zlib'

const aligned = (length: number) => (length + 3) & ~3

/** Turns a WOFF 1 file into the plain font file inside it. */
export const unpackWoff = (woff: Buffer): Uint8Array => {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = 44 + at * 20
    const from = woff.readUInt32BE(entry + 4)
    const packed = woff.subarray(from, from + woff.readUInt32BE(entry + 8))
    const size = woff.readUInt32BE(entry + 12)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      body: packed.length < size ? inflateSync(packed) : packed,
    }
  })
  const start = 12 + count * 16
  const font = Buffer.alloc(start + tables.reduce((sum, { body }) => sum + aligned(body.length), 0))
  woff.copy(font, 0, 4, 8)
  const power = 2 ** Math.floor(Math.log2(count))
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(power * 16, 6)
  font.writeUInt16BE(Math.log2(power), 8)
  font.writeUInt16BE((count - power) * 16, 10)
  let at = start
  tables.forEach(({ tag, checksum, body }, index) => {
    const entry = 12 + index * 16
    tag.copy(font, entry)
    font.writeUInt32BE(checksum, entry + 4)
    font.writeUInt32BE(at, entry + 8)
    font.writeUInt32BE(body.length, entry + 12)
    body.copy(font, at)
    at += aligned(body.length)
  })
  return font
}
