import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

const ours = /^(?:postgres|gateway\.pid|unfinished|operator-token(?:\..*)?)$/
const forOwnerOnly = 0o077
const atOnce = 64

/** Whether a path, a link aside, may be read or written by anybody but its owner; one that has just gone is not. */
async function isLoose(path: string): Promise<boolean> {
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return found !== null && !found.isSymbolicLink() && (found.mode & forOwnerOnly) !== 0
}

async function tighten(path: string, isFolder: boolean): Promise<number> {
  if (!(await isLoose(path))) return 0
  await chmod(path, isFolder ? 0o700 : 0o600)
  return 1
}

/**
 * What is in a folder and its folders that others may use is
 * made its owner's alone. Answers how many of those there were.
 */
async function tightenBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  let count = 0
  for (let at = 0; at < entries.length; at += atOnce) {
    const some = entries.slice(at, at + atOnce)
    const done = await Promise.all(
      some.map((entry) => tighten(join(entry.parentPath, entry.name), entry.isDirectory())),
    )
    count += done.reduce((sum, one) => sum + one, 0)
  }
  return count
}

/**
 * Makes a data folder its owner's alone (0700, files 0600), and all that this process
 * writes from now on as well. What is loose in it is tightened; a loose folder that
 * holds other things than a gateway's is left as it is. Answers how much was tightened.
 * @throws when the folder belongs to somebody else, or is loose and holds other things
 */
export async function restrictToOwner(folder: string): Promise<number> {
  if (folder === ':memory:' || process.platform === 'win32') return 0
  if (isMainThread) process.umask(forOwnerOnly)
  const there = await lstat(folder).catch(() => null)
  if (!there?.isDirectory()) return 0
  const names = await readdir(folder)
  const others = names.filter((name) => !ours.test(name))
  const loose = await isLoose(folder)
  if (loose && others.length > 0)
    throw new Error(
      `others may read it, and it holds more than a gateway's data (${others.slice(0, 3).join(', ')}): give the gateway a folder of its own, or chmod 700 it`,
    )
  let count = await tighten(folder, true)
  for (const name of names.filter((each) => ours.test(each))) {
    const path = join(folder, name)
    const isFolder = name === 'postgres'
    count += await tighten(path, isFolder)
    if (isFolder) count += await tightenBelow(path)
  }
  return count
}
