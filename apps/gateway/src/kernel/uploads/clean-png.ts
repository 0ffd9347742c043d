import { crc32 } from 'node:zlib'
import type { Cleaned } from '../ports/files.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const critical = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND'])
const harmless = new Set(['tRNS', 'sRGB', 'gAMA', 'cHRM', 'pHYs', 'sBIT', 'bKGD'])

interface Chunk {
  readonly type: string
  readonly data: Buffer
  readonly whole: Buffer
}

/** The chunk at a place, or null when it is cut off or its sum is wrong. */
function chunkAt(bytes: Buffer, at: number): Chunk | null {
  if (at + 12 > bytes.length) return null
  const end = at + 12 + bytes.readUInt32BE(at)
  if (end > bytes.length) return null
  const named = bytes.subarray(at + 4, end - 4)
  if (crc32(named) !== bytes.readUInt32BE(end - 4)) return null
  return { type: named.toString('latin1', 0, 4), data: named.subarray(4), whole: bytes.subarray(at, end) }
}

/**
 * Reads a PNG as far as its end: its size, and its picture without texts, places and times. Null when it is none or
 * broken.
 */
export function cleanPng(bytes: Buffer): Cleaned | null {
  if (!bytes.subarray(0, signature.length).equals(signature)) return null
  const kept: Buffer[] = [signature]
  const seen = new Set<string>()
  let size: { width: number; height: number } | null = null
  for (let at = signature.length; ;) {
    const chunk = chunkAt(bytes, at)
    if (!chunk) return null
    const { type, data, whole } = chunk
    const first = seen.size === 0
    if (first !== (type === 'IHDR')) return null
    if (first) {
      if (data.length !== 13) return null
      size = { width: data.readUInt32BE(0), height: data.readUInt32BE(4) }
    }
    const mustKnow = (type.codePointAt(0) ?? 0) < 0x60
    if (mustKnow && !critical.has(type)) return null
    if (critical.has(type) || harmless.has(type)) kept.push(whole)
    seen.add(type)
    if (type === 'IEND') return size && seen.has('IDAT') ? { ...size, content: Buffer.concat(kept) } : null
    at += whole.length
  }
}
