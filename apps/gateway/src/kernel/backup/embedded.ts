import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { checkDataFolder, databaseOf, makeMarked, unfinished } from '../db/data-folder.ts'
import { dumpEmbedded } from '../db/dump-embedded.ts'
import { createEmbeddedEngine } from '../db/embedded-engine.ts'
import { lockFolder } from '../db/folder-lock.ts'

/**
 * Writes the embedded database of a data folder, which no gateway may hold, to a file for its owner alone.
 * @throws Error when a gateway holds the folder, or there is no database in it
 */
export async function backUpFolder(folder: string, file: string): Promise<void> {
  if ((await checkDataFolder(folder)) !== 'whole') throw new Error(`there is no database in ${folder}`)
  const unlock = await lockFolder(folder)
  try {
    const client = await createEmbeddedEngine({ dataDir: databaseOf(folder) })
    try {
      await writeFile(file, await dumpEmbedded(client), { mode: 0o600, flag: 'wx' })
    } finally {
      await client.close()
    }
  } finally {
    await unlock()
  }
}

/**
 * Fills a data folder without a database from a file.
 * @throws Error when there is a database, or a gateway holds the folder
 */
export async function restoreFolder(folder: string, file: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(folder)
  try {
    const names = await readdir(folder)
    if (names.includes('postgres') && !names.includes(unfinished))
      throw new Error(`there is a database in ${folder}; a backup is restored into an empty place only`)
    const dump = new Blob([new Uint8Array(await readFile(file))], { type: 'application/x-gzip' })
    await makeMarked(folder, 'restore', async () => {
      const client = await createEmbeddedEngine({ dataDir: databaseOf(folder), loadDataDir: dump })
      await client.close()
      await chmod(databaseOf(folder), 0o700)
    })
  } finally {
    await unlock()
  }
}
