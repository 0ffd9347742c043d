import { chmod } from 'node:fs/promises'
import { hasTables } from '../db/has-tables.ts'
import { openDatabase } from '../db/open-database.ts'
import { runProgram } from './run-program.ts'

/**
 * Writes the database of a PostgreSQL server to a file for its owner
 * alone, as it stood when the dump began; gateways go on meanwhile.
 */
export async function backUpServer(databaseUrl: string, file: string): Promise<void> {
  await runProgram('pg_dump', databaseUrl, ['--format', 'custom', '--no-owner', '--no-privileges', '--file', file])
  await chmod(file, 0o600)
}

async function isEmpty(databaseUrl: string): Promise<boolean> {
  const database = await openDatabase({ url: databaseUrl, folder: '' })
  try {
    return !(await hasTables(database.db))
  } finally {
    await database.close()
  }
}

/**
 * Fills an empty database of a PostgreSQL server from a file, all of it or nothing.
 * @throws Error when there are tables in it
 */
export async function restoreServer(databaseUrl: string, file: string): Promise<void> {
  if (!(await isEmpty(databaseUrl)))
    throw new Error('there are tables in the database; a backup is restored into an empty place only')
  await runProgram('pg_restore', databaseUrl, [
    '--exit-on-error',
    '--single-transaction',
    '--no-owner',
    '--no-privileges',
    file,
  ])
}
