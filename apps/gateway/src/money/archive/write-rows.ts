import { eq } from 'drizzle-orm'
import { archiveParts, archives } from '../../kernel/db/index.ts'
import type { ArchiveFile, Database } from '../../kernel/db/index.ts'
import type { ArchivedMonth } from './lock-month.ts'
import { countLines } from './lines.ts'
import { nextRows } from './next-rows.ts'
import { writePart } from './part-file.ts'
import { fileOf, lastPart } from './parts.ts'

/** A part is deleted in one batch of two seconds, so it has no more rows than this. */
const mostRows = 1_000

/**
 * Looks at the next rows of a table and writes those that may go as the next part of its file. When the transaction
 * `tx` does not end well, the next try writes over that part.
 * @returns whether there may be more rows
 */
export async function writeRows(
  tx: Database,
  { month, until, cursor }: ArchivedMonth,
  file: ArchiveFile,
  { folder, size }: { readonly folder: string; readonly size: number },
): Promise<boolean> {
  const asked = Math.min(size, mostRows)
  const looked = await nextRows(tx, file, { until, cursor, size: asked })
  const lines = looked.filter(({ goes }) => goes).map(({ line }) => line)
  if (lines.length > 0) {
    const before = await lastPart(tx, month, file)
    const place = await writePart(fileOf(folder, month, file), before ? before.begins + before.bytes : 0, lines)
    const { rows, entries, sums } = countLines(lines)
    await tx
      .insert(archiveParts)
      .values({ month, file, place: before ? before.place + 1 : 0, ...place, rows, entries, sums, state: 'written' })
  }
  const last = looked.at(-1)
  if (last)
    await tx
      .update(archives)
      .set({ cursor: { at: last.at, id: last.id } })
      .where(eq(archives.month, month))
  return looked.length === asked
}
