import type { Issue } from '../issue.ts'
import type { FileRule } from './file-rule.ts'
import { readPicture } from './read-picture.ts'

/** A file that was picked: a `File` of the browser is one. */
export interface PickedFile {
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

const unread = new Uint8Array()

const bytesOf = async (file: PickedFile): Promise<Uint8Array> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => unread,
  )

const checkFile = async (field: string, rule: FileRule, file: PickedFile): Promise<Issue | null> => {
  if (file.size > rule.maxBytes) return { field, code: 'file_size', max: Math.floor(rule.maxBytes / (1024 * 1024)) }
  const picture = readPicture(await bytesOf(file))
  if (!picture || !rule.kinds.includes(picture.kind)) return { field, code: 'file_type' }
  const isHuge = picture.width * picture.height > rule.maxPixels
  return isHuge ? { field, code: 'file_pixels', max: Math.floor(rule.maxPixels / 1_000_000) } : null
}

/**
 * Checks the files of a field. The bytes decide what a file is,
 * not its name; files that are too large or too many are not read.
 *
 * @param field name of the field, for the issue
 * @param rule allowed count, kinds, bytes and pixels
 * @returns the first issue, with the index of its file in `file`; null when all are allowed. It never rejects
 * @example const issue = await checkFiles('pictures', promotionPictures, [...input.files])
 */
export async function checkFiles(field: string, rule: FileRule, files: readonly PickedFile[]): Promise<Issue | null> {
  if (files.length > rule.maxCount) return { field, code: 'file_count', max: rule.maxCount, file: rule.maxCount }
  for (const [place, file] of files.entries()) {
    const issue = await checkFile(field, rule, file)
    if (issue) return { ...issue, file: place }
  }
  return null
}
