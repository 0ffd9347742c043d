// Backup and restore as commands: pnpm gateway:backup <folder>, pnpm gateway:restore <file>.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireSettings } from './settings/read-settings.ts'
import {
  backUpFolder,
  backUpServer,
  backupName,
  checkChecksum,
  checkRestored,
  restoreFolder,
  restoreServer,
  writeChecksum,
} from '../kernel/backup/index.ts'

interface Place {
  readonly url: string | null
  readonly folder: string
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)

function readPlace(): Place {
  const { DATABASE_URL, PARLOUR_DATA } = requireSettings(process.env)
  return { url: DATABASE_URL ?? null, folder: PARLOUR_DATA ?? fileURLToPath(new URL('../../.data', import.meta.url)) }
}

async function backUp({ url, folder }: Place, target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 })
  const file = join(target, backupName(Date.now(), url ? 'dump' : 'tar.gz'))
  await (url ? backUpServer(url, file) : backUpFolder(folder, file))
  await writeChecksum(file)
  print(`backed up to ${file}`)
}

async function restore({ url, folder }: Place, file: string): Promise<void> {
  await checkChecksum(file)
  await (url ? restoreServer(url, file) : restoreFolder(folder, file))
  const { members, transfers } = await checkRestored({ url, folder })
  print(`restored and sound: ${members} members, ${transfers} transfers`)
}

const [task, path, ...rest] = process.argv.slice(2).filter((argument) => argument !== '--')
try {
  if (!path || rest.length > 0 || (task !== 'backup' && task !== 'restore'))
    throw new Error('gateway:backup <folder>, or gateway:restore <file>')
  const place = readPlace()
  if (!place.url && place.folder === ':memory:') throw new Error('a database in memory has no backup')
  await (task === 'backup' ? backUp(place, path) : restore(place, path))
} catch (error) {
  process.stderr.write(`${task ?? 'backup'}: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
