import { statfs } from 'node:fs/promises'
import { DiskFull, isDiskFull } from './database-failures.ts'

const megabyte = 1_048_576

/** With less than this the embedded database is left alone: it ends in an endless loop when its log gets no next file. */
export const roomToWork = 32 * megabyte
/** With so much it works again. */
const roomAgain = 48 * megabyte

/** Room on the disk of a folder, in bytes. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** The folder whose disk is watched, and where its lines go. */
export interface RoomInput {
  readonly folder: string
  readonly tell: (line: string) => void
  /** Reads the room on the disk of a folder, in bytes; asks the system unless it is said. */
  readonly free?: (folder: string) => Promise<number>
  /** How often it looks, in milliseconds. */
  readonly every?: number
}

/** The room on the disk of the embedded database. */
export interface DiskRoom {
  readonly isFull: () => boolean
  /** Does something with the database, unless its disk is full. @throws DiskFull */
  use<Result>(work: () => Promise<Result>): Promise<Result>
  /** Looks at once. */
  look(): Promise<void>
  stop(): void
}

const inMegabytes = (bytes: number): string => `${Math.floor(bytes / megabyte)} MB`

/** Looks every second how much room the disk of the embedded database has, and at once when a statement gets none. */
export function watchRoom({ folder, tell, free = freeBytes, every = 1_000 }: RoomInput): DiskRoom {
  let full: string | null = null

  const look = async (): Promise<void> => {
    const bytes = await free(folder).catch(() => null)
    if (bytes === null) return
    if (full === null && bytes < roomToWork) {
      full = `its disk is full: ${inMegabytes(bytes)} are free and it needs ${inMegabytes(roomAgain)}`
      tell(`database: ${full}. Calls get 503 until there is room: look at what fills it (df -h ${folder})`)
    } else if (full !== null && bytes >= roomAgain) {
      full = null
      tell(`database: its disk has room again: ${inMegabytes(bytes)} are free`)
    }
  }
  const timer = setInterval(() => void look(), every).unref()

  return {
    isFull: () => full !== null,
    async use(work) {
      if (full !== null) throw new DiskFull(full)
      try {
        return await work()
      } catch (error) {
        if (isDiskFull(error)) await look()
        throw error
      }
    },
    look,
    stop: () => clearInterval(timer),
  }
}
