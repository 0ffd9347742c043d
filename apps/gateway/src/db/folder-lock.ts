import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Takes a data folder for this process: an embedded database has one owner. Answers how to give it back.
 * @throws when another living process holds the folder, or it cannot be written
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'gateway.pid')
  const holder = Number(await readFile(file, 'utf8').catch(() => '0'))
  if (holder > 0 && holder !== process.pid && alive(holder))
    throw new Error(`another gateway (process ${holder}) is using it`)
  await writeFile(file, String(process.pid))
  return () => rm(file, { force: true })
}
