import { chmod } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../db/open-database.ts'
import { runProgram } from './run-program.ts'
import { present } from '../objects/present.ts'

/**
 * Writes the database of a PostgreSQL server to a file for its owner
 * alone, as it stood when the dump began; gateways go on meanwhile.
 */
export async function backUpServer(databaseUrl: string, file: string): Promise<void> {
  await runProgram('pg_dump', databaseUrl, ['--format', 'custom', '--no-owner', '--no-privileges', '--file', file])
  await chmod(file, 0o600)
}

async function tablesOf(databaseUrl: string): Promise<number> {
  const database = await openDatabase({ url: databaseUrl, folder: '' })
  try {
    const { rows } = await database.db.execute<{ readonly count: string }>(sql`
      select count(*) as count from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`)
    return Number(present(rows[0], 'the count of tables').count)
  } finally {
    await database.close()
  }
}

/**
 * Fills an empty database of a PostgreSQL server from a file, all of it or nothing.
 * @throws Error when there are tables in it
 */
export async function restoreServer(databaseUrl: string, file: string): Promise<void> {
  if ((await tablesOf(databaseUrl)) > 0)
    throw new Error('there are tables in the database; a backup is restored into an empty place only')
  await runProgram('pg_restore', databaseUrl, [
    '--exit-on-error',
    '--single-transaction',
    '--no-owner',
    '--no-privileges',
    file,
  ])
}
