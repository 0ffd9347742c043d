import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DataFolderRefused, databaseOf, sizeOf } from './data-folder.ts'
import { freeBytes } from './disk-room.ts'

const megabyte = 1_048_576
const roomToStart = 64 * megabyte
const isPage = /^\d+(?:_(?:fsm|vm))?(?:\.\d+)?$/
const pageSize = 8_192
const isLog = /^[0-9A-F]{24}$/

/** Files of a database whose size no database writes, with what is wrong, the first three. */
async function tornFiles(database: string): Promise<string[]> {
  const bases = await readdir(join(database, 'base')).catch(() => [])
  const folders = ['global', 'pg_wal', ...bases.map((name) => join('base', name))]
  const found: string[] = []
  for (const part of folders)
    for (const name of await readdir(join(database, part)).catch(() => [])) {
      const size = (await sizeOf(join(database, part, name))) ?? 0
      const isTorn =
        part === 'pg_wal'
          ? isLog.test(name) && (size === 0 || size % megabyte !== 0)
          : isPage.test(name) && size % pageSize !== 0
      if (isTorn) found.push(`postgres/${part}/${name} has ${size} bytes`)
    }
  return found.slice(0, 3)
}

const engineEnds = /^(?:Aborted|PGlite failed|unreachable|memory access|table index|null function)/

/** Whether an error, or what caused it, is the engine's own end and tells nothing, or the disk's refusal to take more. */
const isEngineFailure = (error: unknown): boolean =>
  error instanceof Error
    ? engineEnds.test(error.message) ||
      ('code' in error && error.code === 'ENOSPC') ||
      (error.cause !== undefined && isEngineFailure(error.cause))
    : // What its file system throws is no Error.
      true

/** The reason why the database of a folder could not be used, as a sentence: the engine itself only aborts. */
export async function explainFailure(folder: string, error: unknown): Promise<unknown> {
  if (!isEngineFailure(error)) return error
  const free = await freeBytes(folder).catch(() => Infinity)
  if (free < roomToStart)
    return new DataFolderRefused(
      `its disk is full: ${Math.floor(free / megabyte)} MB are free, and a start needs ${roomToStart / megabyte} MB. Make room and start again`,
    )
  const torn = await tornFiles(databaseOf(folder))
  return new DataFolderRefused(
    `PostgreSQL ended while it used the database: ${torn.join(', ') || 'a file of it is damaged'}. Keep a copy of the folder, look at the disk (dmesg), and restore a backup into an empty folder (pnpm gateway:restore <file>)`,
  )
}
