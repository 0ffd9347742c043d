import { readCsv } from './read-csv.ts'
import { readXliff } from './read-xliff.ts'
import type { Returned } from './sheet.ts'

/** A file that came back: its name for people, and what is in it. */
export interface Received {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * @param mayEndEarly whether the last sign may be cut in two, where the reader of the text sees that its end is missing
 */
const decode = (bytes: Uint8Array, mayEndEarly = false): string => {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: mayEndEarly })
  } catch (cause) {
    throw new Error('is not UTF-8: save it again in that encoding', { cause })
  }
}

/**
 * Reads a translator's file by the ending of its name.
 * @throws Error that says what is wrong, without the name of the file.
 */
export function readReturned({ name, bytes }: Received): Returned {
  if (/\.(xliff|xlf)$/i.test(name)) return readXliff(decode(bytes, true))
  if (/\.csv$/i.test(name)) return readCsv(decode(bytes))
  throw new Error('is neither .xliff, .xlf nor .csv')
}
