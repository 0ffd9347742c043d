import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where the files for operators are. */
export const deployFolder = fileURLToPath(new URL('../../../../deploy/', import.meta.url))
export const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** What stands in a file of `deploy/`, and what stands there on the machine of the drill. */
export type Places = readonly (readonly [written: string, here: string])[]

/**
 * Reads a file of `deploy/` with the places of this machine.
 * @throws Error when the file does not have one of the places any more
 */
export function fillIn(file: string, places: Places): string {
  let text = readFileSync(`${deployFolder}${file}`, 'utf8')
  for (const [written, here] of places) {
    if (!text.includes(written))
      throw new Error(`deploy/${file} has no "${written}" any more: the drill must follow it`)
    text = text.replaceAll(written, here)
  }
  return text
}
