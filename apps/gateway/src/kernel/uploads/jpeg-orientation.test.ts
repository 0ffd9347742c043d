import { expect, test } from 'vitest'
import { orientationSegment } from './jpeg-orientation.ts'

const exif = Buffer.from('Exif\0\0', 'latin1')
const segment = (tiff: Buffer): Buffer => {
  const data = Buffer.concat([exif, tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
/** A directory of a camera: its make, where it was, how it was held. */
const tiff = (order: 'II' | 'MM', held: number, type = 3): Buffer => {
  const bytes = Buffer.alloc(8 + 2 + 3 * 12 + 4)
  const [write16, write32] =
    order === 'II'
      ? [bytes.writeUInt16LE.bind(bytes), bytes.writeUInt32LE.bind(bytes)]
      : [bytes.writeUInt16BE.bind(bytes), bytes.writeUInt32BE.bind(bytes)]
  bytes.write(order, 'latin1')
  write16(42, 2)
  write32(8, 4)
  write16(3, 8)
  for (const [nth, [tag, kind, value]] of [
    [0x010f, 2, 1],
    [0x8825, 4, 99],
    [0x0112, type, held],
  ].entries()) {
    write16(tag ?? 0, 10 + nth * 12)
    write16(kind ?? 0, 12 + nth * 12)
    write32(1, 14 + nth * 12)
    write16(value ?? 0, 18 + nth * 12)
  }
  return bytes
}

test('[VAL-09] how a camera was held is kept, in either byte order, and nothing else that it wrote', () => {
  for (const held of [2, 3, 6, 8]) {
    const [little, big] = [orientationSegment(segment(tiff('II', held))), orientationSegment(segment(tiff('MM', held)))]
    expect(little?.equals(big ?? Buffer.alloc(0))).toBe(true)
    expect(little).toHaveLength(36)
    expect(little?.[29]).toBe(held)
    expect(orientationSegment(little ?? Buffer.alloc(0))?.equals(little ?? Buffer.alloc(0))).toBe(true)
  }
})

test('an upright camera, a directory without it, and a broken one leave nothing', () => {
  const whole = segment(tiff('MM', 6))
  for (const held of [0, 1, 9, 65_535]) expect(orientationSegment(segment(tiff('II', held)))).toBeNull()
  expect(orientationSegment(segment(tiff('II', 6, 4)))).toBeNull()
  expect(orientationSegment(segment(Buffer.from('JJ\0*\0\0\0\b\0\0')))).toBeNull()
  expect(orientationSegment(segment(Buffer.from('MM\0*\xff\xff\xff\xff\0\0', 'latin1')))).toBeNull()
  for (let cut = 0; cut < whole.length - 16; cut++) expect(orientationSegment(whole.subarray(0, cut))).toBeNull()
})
