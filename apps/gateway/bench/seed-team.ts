import pg from 'pg'
import { openDatabase } from '../src/kernel/db/open-database.ts'
import { members } from '../src/kernel/db/tables/index.ts'
import { makePasswords } from '../src/identity/session/passwords.ts'
import { seed } from '../src/app/seed/seed.ts'
import { addTeam } from './team.ts'
import type { TeamSize } from './team-sql.ts'

const passwordCost = 15

/**
 * Makes the tables of an empty database, seeds it as a demo and adds the team of `team0`. `say` gets the seconds of each
 * part. All tables are vacuumed then, as the server does it by itself after a while.
 * @throws when the database has members, or its user is no superuser
 */
export async function seedTeam(url: string, size: TeamSize, say: (line: string) => void): Promise<void> {
  const { db, migrate, close } = await openDatabase({ url, folder: '' })
  await migrate()
  if ((await db.select({ id: members.id }).from(members).limit(1)).length > 0)
    throw new Error('the database is not empty: a team is made in an empty one')
  await seed(db, { now: size.now, passwords: makePasswords(passwordCost), say: () => undefined })
  await addTeam(db, size, say)
  await close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}
