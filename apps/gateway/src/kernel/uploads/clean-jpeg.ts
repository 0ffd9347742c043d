import { orientationSegment } from './jpeg-orientation.ts'
import type { Cleaned } from '../ports/files.ts'

const start = 0xd8
const end = 0xd9
const scan = 0xda
const camera = 0xe1
const notFrames = new Set([0xc4, 0xc8, 0xcc])
const kept = new Set([0xc4, 0xcc, 0xdb, 0xdd, 0xe0, 0xee, scan])

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !notFrames.has(marker)
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7

/** Where the data of a scan ends: at the next marker that is neither filling nor a restart. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  return -1
}

/**
 * Reads a JPEG as far as its end: its size, and its picture without what a camera wrote into it but how it was held.
 * Null when it is none or broken.
 */
export function cleanJpeg(bytes: Buffer): Cleaned | null {
  if (bytes[0] !== 0xff || bytes[1] !== start) return null
  const parts: Buffer[] = [bytes.subarray(0, 2)]
  let size: { width: number; height: number } | null = null
  let scans = 0
  let orientation: Buffer | null = null
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === end;) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return null
    if (marker === end) {
      parts.push(bytes.subarray(at, at + 2))
      return size && scans > 0 ? { ...size, content: Buffer.concat(parts) } : null
    }
    const until = at + 2 + bytes.readUInt16BE(at + 2)
    if (until > bytes.length || until < at + 4) return null
    if (isFrame(marker)) {
      if (size || until < at + 10) return null
      size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    }
    if (isFrame(marker) || kept.has(marker)) parts.push(bytes.subarray(at, until))
    if (marker === camera && !orientation) {
      orientation = orientationSegment(bytes.subarray(at, until))
      if (orientation) parts.push(orientation)
    }
    if (marker !== scan) {
      at = until
      continue
    }
    const after = scanEnd(bytes, until)
    if (after === -1) return null
    parts.push(bytes.subarray(until, after))
    scans++
    at = after
  }
  return null
}
