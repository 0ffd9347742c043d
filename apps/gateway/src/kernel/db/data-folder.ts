import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { engineVersion } from './embedded-engine.ts'

/** What a data folder holds: nothing yet, the beginning of a first start that was cut off, or a whole database. */
export type DataFolderState = 'empty' | 'begun' | 'whole'

/** A data folder that no database is opened in; its message says which file is wrong and what to do. */
export class DataFolderRefused extends Error {
  override readonly name = 'DataFolderRefused'
}

/** Where the embedded database of a data folder lies. */
export const databaseOf = (folder: string): string => join(folder, 'postgres')

/** Stands in a data folder while its database is made, and says by what: a folder with it holds nothing worth keeping. */
export const unfinished = 'unfinished'
export type Making = 'first start' | 'restore'

const controlSize = 8_192

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
const textOf = (file: string): Promise<string | null> =>
  readFile(file, 'utf8')
    .then((text) => text.trim())
    .catch(() => null)
/** Bytes of a file; null where there is none. */
export const sizeOf = (file: string): Promise<number | null> =>
  stat(file)
    .then(({ size }) => size)
    .catch(() => null)

const refuse = (what: string): never => {
  throw new DataFolderRefused(
    `${what}. Nothing in it was changed. Restore a backup into an empty folder (pnpm gateway:restore <file>), or name another folder in PARLOUR_DATA`,
  )
}

/** What keeps the files of a database from being whole, as far as their names and sizes tell; null when nothing does. */
async function faultOf(database: string): Promise<string | null> {
  const version = await textOf(join(database, 'PG_VERSION'))
  if (version === null) return 'postgres/PG_VERSION is missing, so it is no whole database'
  if (version !== engineVersion)
    return `postgres/PG_VERSION says ${JSON.stringify(version.slice(0, 20))}, and this gateway opens databases of PostgreSQL ${engineVersion}`
  const control = await sizeOf(join(database, 'global', 'pg_control'))
  if (control !== controlSize)
    return `postgres/global/pg_control ${control === null ? 'is missing' : `has ${control} bytes and not ${controlSize}`}`
  for (const part of ['base', 'pg_wal', 'pg_xact'])
    if ((await namesIn(join(database, part))).length === 0) return `postgres/${part} is missing or empty`
  return null
}

/**
 * Looks at a data folder before anything opens it, and writes nothing. What is neither empty nor a whole database of
 * this version is refused, so that no database is ever made over what is left of another.
 * @throws DataFolderRefused which names the file or the version, and what to do
 */
export async function checkDataFolder(folder: string): Promise<DataFolderState> {
  // The lock is left behind by a gateway that was killed; it says nothing of a database.
  const names = (await namesIn(folder)).filter((name) => name !== 'gateway.pid')
  if (names.length === 0) return 'empty'
  if (names.includes(unfinished)) {
    const making = await textOf(join(folder, unfinished))
    return making === ('first start' satisfies Making) ? 'begun' : refuse('a restore into it did not come to its end')
  }
  if (!names.includes('postgres'))
    return refuse(`it is not empty and holds no database (there is ${names.slice(0, 3).join(', ')})`)
  const fault = await faultOf(databaseOf(folder))
  return fault === null ? 'whole' : refuse(fault)
}

/** Makes a database in a folder by `make`, marked as unfinished until it stands. What an earlier try left is removed. */
export async function makeMarked<Made>(folder: string, making: Making, make: () => Promise<Made>): Promise<Made> {
  const mark = join(folder, unfinished)
  await rm(databaseOf(folder), { recursive: true, force: true })
  await writeFile(mark, making)
  const made = await make()
  await rm(mark)
  return made
}
