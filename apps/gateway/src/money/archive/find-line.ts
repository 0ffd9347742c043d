import { readPart } from './part-file.ts'
import { fileOf, type ArchivePart } from './parts.ts'

/**
 * The lines of a part that name a round or a transfer by its id: of a round its own and those of its transfers.
 * @throws ArchiveDamaged when the file is not what was written
 */
export async function linesWith(folder: string, part: ArchivePart, id: string): Promise<string[]> {
  const lines = await readPart(fileOf(folder, part.month, part.file), part)
  return lines.filter((line) => line.includes(`"${id}"`))
}
