import { and, asc, desc, eq } from 'drizzle-orm'
import { join } from 'node:path'
import { archiveParts } from '../../kernel/db/index.ts'
import type { ArchiveFile, Database } from '../../kernel/db/index.ts'

/** A part of a file of an archive, as the database knows it. */
export type ArchivePart = typeof archiveParts.$inferSelect

/** The folder of a month. */
export const monthFolder = (folder: string, month: string): string => join(folder, month)

/** Where a file of a month is. */
export const fileOf = (folder: string, month: string, file: ArchiveFile): string =>
  join(monthFolder(folder, month), `${file}.jsonl.gz`)

/** The parts of a month in the order of their files. */
export const partsOf = (db: Database, month: string): Promise<ArchivePart[]> =>
  db
    .select()
    .from(archiveParts)
    .where(eq(archiveParts.month, month))
    .orderBy(asc(archiveParts.file), asc(archiveParts.place))

/** The next part of a month that stands so, or null; transfers before rounds. */
export async function nextPart(tx: Database, month: string, state: ArchivePart['state']): Promise<ArchivePart | null> {
  const [part] = await tx
    .select()
    .from(archiveParts)
    .where(and(eq(archiveParts.month, month), eq(archiveParts.state, state)))
    .orderBy(desc(archiveParts.file), asc(archiveParts.place))
    .limit(1)
  return part ?? null
}

/** The last part of a file, or null before the first. */
export async function lastPart(tx: Database, month: string, file: ArchiveFile): Promise<ArchivePart | null> {
  const [part] = await tx
    .select()
    .from(archiveParts)
    .where(and(eq(archiveParts.month, month), eq(archiveParts.file, file)))
    .orderBy(desc(archiveParts.place))
    .limit(1)
  return part ?? null
}

/** Notes that a part is checked, or deleted. */
export const setPart = (
  tx: Database,
  { month, file, place }: ArchivePart,
  state: ArchivePart['state'],
): Promise<unknown> =>
  tx
    .update(archiveParts)
    .set({ state })
    .where(and(eq(archiveParts.month, month), eq(archiveParts.file, file), eq(archiveParts.place, place)))
