import { crc32 } from 'node:zlib'

/** A segment of a JPEG: its marker, its length, its data. */
export function segment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** A chunk of a PNG: its length, its name, its data, their sum. */
export function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(data.length)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}

/** Bytes with others put in at a place. */
export const withPart = (bytes: Buffer, place: number, part: Uint8Array): Buffer =>
  Buffer.concat([bytes.subarray(0, place), part, bytes.subarray(place)])
