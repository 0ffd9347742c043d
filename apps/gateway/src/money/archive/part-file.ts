import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Where a part of a file is, and what its bytes must be. */
export interface PartPlace {
  readonly begins: number
  readonly bytes: number
  readonly sha256: string
}

/** A file of an archive is not what was written. */
export class ArchiveDamaged extends Error {
  override readonly name = 'ArchiveDamaged'
}

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Writes lines as a gzip of their own into a file, from `begins` on, and waits until the disk has them. What stood
 * behind is cut off: a batch that was broken off is written again in its place.
 * @throws ArchiveDamaged when the file is shorter than `begins`, or
 *   its folder is gone; Error when the disk does not take all of it
 */
export async function writePart(path: string, begins: number, lines: readonly string[]): Promise<PartPlace> {
  const bytes = await pack(Buffer.from(lines.map((line) => `${line}\n`).join('')))
  const file = await open(path, begins === 0 ? 'w' : 'r+', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new ArchiveDamaged(`${path} is gone`) : error
  })
  try {
    if ((await file.stat()).size < begins) throw new ArchiveDamaged(`${path} has lost its end`)
    const { bytesWritten } = await file.write(bytes, 0, bytes.length, begins)
    if (bytesWritten < bytes.length)
      throw new Error(`the disk took ${bytesWritten} of ${bytes.length} bytes for ${path}`)
    await file.truncate(begins + bytes.length)
    await file.sync()
  } finally {
    await file.close()
  }
  return { begins, bytes: bytes.length, sha256: sumOf(bytes) }
}

/** Reads the lines of a part back from the disk. @throws ArchiveDamaged when they are not those that were written */
export async function readPart(path: string, { begins, bytes, sha256 }: PartPlace): Promise<string[]> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new ArchiveDamaged(`there is no ${path}`) : error
  })
  try {
    const found = Buffer.alloc(bytes)
    const { bytesRead } = await file.read(found, 0, bytes, begins)
    if (bytesRead < bytes || sumOf(found) !== sha256) throw new ArchiveDamaged(`${path} is damaged at byte ${begins}`)
    return (await unpack(found)).toString('utf8').split('\n').slice(0, -1)
  } finally {
    await file.close()
  }
}
