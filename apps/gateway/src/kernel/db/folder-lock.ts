import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const patience = 5_000

/**
 * Makes a folder. On some file systems (`/proc`) a recursive mkdir never answers: after five seconds that is an answer.
 */
async function makeFolder(folder: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the folder cannot be made there')), patience)
  })
  await Promise.race([mkdir(folder, { recursive: true }), late]).finally(() => clearTimeout(timer))
}

const triesToTake = 3

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** When a process began, in ticks since the machine booted; empty where the system does not report it. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

/** The running process that a lock names; null when its number now belongs to another process. */
async function holderOf(file: string): Promise<number | null> {
  const [pid = '', start = ''] = (await readFile(file, 'utf8').catch(() => '')).split(' ')
  const holder = Number(pid)
  if (!(holder > 0) || holder === process.pid || !alive(holder)) return null
  return start === '' || start === (await startOf(holder)) ? holder : null
}

/** Writes a new file; false when there is one. */
const created = (file: string, text: string): Promise<boolean> =>
  writeFile(file, text, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

/**
 * Takes a data folder for this process: an embedded database has one owner. Answers how to give it back.
 * @throws when another living process holds the folder, or it cannot be written
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await makeFolder(folder)
  const file = join(folder, 'gateway.pid')
  const mine = `${process.pid} ${await startOf(process.pid)}`
  for (let tried = 0; tried < triesToTake; tried++) {
    if (await created(file, mine)) return () => rm(file, { force: true })
    const holder = await holderOf(file)
    if (holder !== null) throw new Error(`another gateway (process ${holder}) is using it`)
    await rm(file, { force: true })
  }
  throw new Error('another gateway is starting on it')
}
