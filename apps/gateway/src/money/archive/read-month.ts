import type { Database } from '../../kernel/db/index.ts'
import { partsOf, type ArchivePart } from './parts.ts'

/**
 * Which parts of a month are read: those from place `from` on in
 * the order of the files (the first is 1), while `goesOn` says so.
 */
export interface MonthStretch {
  readonly month: string
  readonly from: number
  readonly goesOn: () => boolean
}

/** The parts that were read, and the place of the one after them; null when they were the last. */
export interface ReadStretch {
  readonly read: readonly ArchivePart[]
  readonly next: number | null
}

/**
 * Reads parts of a month one after the other, at least one, and answers how far it came.
 * @throws whatever `each` throws
 */
export async function readMonth(
  db: Database,
  { month, from, goesOn }: MonthStretch,
  each: (part: ArchivePart) => Promise<unknown>,
): Promise<ReadStretch> {
  const parts = (await partsOf(db, month)).slice(from - 1)
  const read: ArchivePart[] = []
  for (const part of parts) {
    if (read.length > 0 && !goesOn()) return { read, next: from + read.length }
    // Disk and zlib are waited for in each part, so calls of members are answered between the parts.
    await each(part)
    read.push(part)
  }
  return { read, next: null }
}
