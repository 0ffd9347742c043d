import { isDeepStrictEqual } from 'node:util'
import { countLines } from './lines.ts'
import { ArchiveDamaged, readPart } from './part-file.ts'
import { fileOf, type ArchivePart } from './parts.ts'

/**
 * Reads a part back and answers its lines.
 * @throws ArchiveDamaged when bytes, rows or sums are not those that were written
 */
export async function checkPart(folder: string, part: ArchivePart): Promise<string[]> {
  const lines = await readPart(fileOf(folder, part.month, part.file), part)
  const { rows, entries, sums } = countLines(lines)
  if (rows !== part.rows || entries !== part.entries || !isDeepStrictEqual(sums, { ...part.sums }))
    throw new ArchiveDamaged(`${part.file} of ${part.month}: part ${part.place} does not hold what was written`)
  return lines
}
