import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'

const sumFile = (file: string): string => `${file}.sha256`

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Writes the checksum of a file beside it, as `sha256sum -c` reads it. */
export const writeChecksum = async (file: string): Promise<void> =>
  writeFile(sumFile(file), `${await sumOf(file)}  ${basename(file)}\n`, { mode: 0o600 })

/**
 * Holds a file against the checksum beside it.
 * @throws Error when there is none, or the file is not the one it was made from
 */
export async function checkChecksum(file: string): Promise<void> {
  const [told] = (await readFile(sumFile(file), 'utf8').catch(() => '')).split(' ')
  if (!told) throw new Error(`there is no ${basename(sumFile(file))} beside the backup`)
  if (told !== (await sumOf(file)))
    throw new Error(`${basename(file)} is damaged: its checksum is not the one that was written with it`)
}
