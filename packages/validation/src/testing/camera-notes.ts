const entryLength = 12
const entryCount = 3
const firstText = 8 + 2 + entryCount * entryLength + 4

/**
 * What a camera writes beside a picture (the TIFF part of Exif): its make, how it was held, 1 to 8, and a note of the
 * place.
 */
export function cameraNotes(held: number): Buffer {
  const [make, place] = [Buffer.from('Parlcam\0'), Buffer.from('GPS 14.5995\0')]
  const notes = Buffer.alloc(firstText)
  notes.write('MM\0*', 'latin1')
  notes.writeUInt32BE(8, 4)
  notes.writeUInt16BE(entryCount, 8)
  const entry = (nth: number, tag: number, type: number, count: number): number => {
    const at = 10 + nth * entryLength
    notes.writeUInt16BE(tag, at)
    notes.writeUInt16BE(type, at + 2)
    notes.writeUInt32BE(count, at + 4)
    return at + 8
  }
  notes.writeUInt32BE(firstText + place.length, entry(0, 0x01_0f, 2, make.length))
  notes.writeUInt16BE(held, entry(1, 0x01_12, 3, 1))
  notes.writeUInt32BE(firstText, entry(2, 0x01_0e, 2, place.length))
  return Buffer.concat([notes, place, make])
}
