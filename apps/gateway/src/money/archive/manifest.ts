import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArchiveFile } from '../../kernel/db/index.ts'
import type { ArchivedMonth } from './lock-month.ts'
import { addTotals } from './lines.ts'
import { ArchiveDamaged } from './part-file.ts'
import { monthFolder, type ArchivePart } from './parts.ts'

const name = 'manifest.json'

const fileIn = (parts: readonly ArchivePart[], file: ArchiveFile) => {
  const own = parts.filter((part) => part.file === file)
  const total = (of: 'rows' | 'entries' | 'bytes'): number => own.reduce((sum, part) => sum + part[of], 0)
  return {
    file: `${file}.jsonl.gz`,
    rows: total('rows'),
    ...(file === 'transfers' ? { entries: total('entries') } : {}),
    bytes: total('bytes'),
    sums: addTotals(own.map(({ sums }) => sums)),
    parts: own.map(({ begins, bytes, rows, sha256 }) => ({ begins, bytes, rows, sha256 })),
  }
}

/** What the files of a month hold, for readers without this database; amounts in minor units of the currency. */
export const manifestOf = (
  { month, until, startedAt }: ArchivedMonth,
  parts: readonly ArchivePart[],
  currency: string,
): string =>
  `${JSON.stringify(
    {
      month,
      until: new Date(until).toISOString(),
      startedAt: new Date(startedAt).toISOString(),
      currency,
      rounds: fileIn(parts, 'rounds'),
      transfers: fileIn(parts, 'transfers'),
    },
    null,
    2,
  )}\n`

const manifestIn = (folder: string, month: string): Promise<string | null> =>
  readFile(join(monthFolder(folder, month), name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

/**
 * Passes when there is no archive of a month in a folder, or the one that `own` describes.
 * @throws Error when there is another one, which is never written over: a database that was restored does not know it
 */
export async function refuseArchive(
  folder: string,
  month: string,
  own: () => Promise<string | null> = () => Promise.resolve(null),
): Promise<void> {
  const there = await manifestIn(folder, month)
  if (there !== null && there !== (await own()))
    throw new Error(`there is an archive of ${month} in ${folder} that this database does not know: move it away`)
}

/** Makes an empty folder for a month. @throws Error when there is a whole archive in it */
export async function openFolder(folder: string, month: string): Promise<void> {
  await refuseArchive(folder, month)
  await rm(monthFolder(folder, month), { recursive: true, force: true })
  await mkdir(monthFolder(folder, month), { recursive: true, mode: 0o700 })
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/**
 * Writes the manifest, which makes the folder an archive, and waits
 * until the disk has it; does nothing when it is there already.
 * @throws ArchiveDamaged when the folder is gone
 */
export async function writeManifest(folder: string, month: string, text: string): Promise<void> {
  if ((await manifestIn(folder, month)) === text) return
  const path = join(monthFolder(folder, month), name)
  const file = await open(`${path}.part`, 'w', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new ArchiveDamaged(`${monthFolder(folder, month)} is gone`) : error
  })
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
  await syncFolder(monthFolder(folder, month))
  await syncFolder(folder)
}
