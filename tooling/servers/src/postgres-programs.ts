import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const packaged = '/usr/lib/postgresql'

/** The folder with the newest PostgreSQL programs of this machine. @throws when there are none */
export function postgresBinaries(): string {
  const versions = existsSync(packaged)
    ? readdirSync(packaged)
        .map(Number)
        .filter(Number.isFinite)
        .toSorted((a, b) => b - a)
    : []
  const found = versions
    .map((version) => join(packaged, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
  if (!found) throw new Error('there is no PostgreSQL server on this machine: apt-get install postgresql')
  return found
}

/** Whether this machine has the programs of PostgreSQL; says in one line that tests are left out where it has not. */
export function hasPostgres(): boolean {
  try {
    postgresBinaries()
    return true
  } catch (error) {
    process.stderr.write(`left out: ${error instanceof Error ? error.message : String(error)}\n`)
    return false
  }
}

/** The user that PostgreSQL runs as: it refuses to run as root, and there takes the user its package has made. */
export function postgresOwner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
