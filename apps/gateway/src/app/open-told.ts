import { SeedRefused } from '../kernel/config/index.ts'
import type { SeedKind } from '../kernel/config/index.ts'
import {
  checkDataFolder,
  codeOf,
  explainFailure,
  isMigrated,
  openDatabase,
  restrictToOwner,
} from '../kernel/db/index.ts'
import type { OpenDatabase } from '../kernel/db/index.ts'
import type { OpenLog } from '../kernel/observe/index.ts'
import type { OpenParts } from '../kernel/process/index.ts'
import { CannotStart, told } from './cannot-start.ts'

/** Where the database of a gateway is, and what an empty one becomes. */
export interface DatabasePlace {
  readonly databaseUrl: string | null
  readonly dataFolder: string
  /**
   * What an empty database is filled with; null asks the database: an empty folder becomes a demo, an empty server is
   * refused.
   */
  readonly seed?: SeedKind | null
  readonly say?: (line: string) => void
  readonly log?: OpenLog
  /** Reads the room on the disk of a folder, in bytes; asks the system unless it is said. */
  readonly free?: (folder: string) => Promise<number>
}

const startingUp = '57P03'
const triesToStart = 20

/** A server that is only just starting is asked again for five seconds. */
async function whenReady(task: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await task()
    } catch (error) {
      if (codeOf(error) !== startingUp || tried === triesToStart) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

/**
 * Opens the database and brings its tables up to date.
 * @throws CannotStart when it cannot be used; and when it is a server's without a table, and nothing says what to fill it
 *   with: it stays as it is
 */
export async function openTold(input: DatabasePlace, parts: OpenParts): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder, seed, say = () => undefined, log, free } = input
  try {
    if (!databaseUrl && dataFolder !== ':memory:') await checkDataFolder(dataFolder)
    const tightened = await restrictToOwner(dataFolder)
    if (tightened > 0)
      say(`data folder: ${tightened} files and folders were open to others; they are their owner's alone now`)
    // A database that is away at the start is reported in the one line that the start ends with.
    let isOpen = false
    const database = await openDatabase({
      url: databaseUrl,
      folder: dataFolder,
      tell: (line) => isOpen && log?.warn({}, line),
      ...(free && { free }),
    })
    parts.keep(() => database.close())
    await whenReady(async () => {
      if (databaseUrl && !seed && !(await isMigrated(database.db))) throw new SeedRefused(null, null)
      await database.migrate()
    })
    isOpen = true
    // The embedded database unpacks its first files with modes of its own.
    await restrictToOwner(dataFolder)
    return database
  } catch (error) {
    if (error instanceof SeedRefused) throw new CannotStart(error.message)
    if (databaseUrl) throw new CannotStart(`the database of DATABASE_URL cannot be used: ${told(error)}`)
    throw new CannotStart(
      `the data folder ${dataFolder} cannot be used: ${told(await explainFailure(dataFolder, error))}`,
    )
  }
}
