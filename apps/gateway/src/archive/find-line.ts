import type { Database } from '../db/open-database.ts'
import { readPart } from './part-file.ts'
import { fileOf, partsOf } from './parts.ts'

/** A line of an archive, and where it stands. */
export interface FoundLine {
  readonly month: string
  readonly file: string
  readonly line: string
}

/**
 * Looks for a round or a transfer by its id, and with a round for its transfers, in the files of these months.
 * @throws ArchiveDamaged when a file is not what was written
 */
export async function findLines(
  db: Database, { folder, months, id }: { readonly folder: string; readonly months: readonly string[]; readonly id: string },
): Promise<FoundLine[]> {
  const found: FoundLine[] = []
  for (const month of months) {
    for (const part of await partsOf(db, month)) {
      const lines = await readPart(fileOf(folder, month, part.file), part)
      found.push(...lines.filter((line) => line.includes(`"${id}"`)).map((line) => ({ month, file: part.file, line })))
    }
  }
  return found
}
