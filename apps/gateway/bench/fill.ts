// Fills the database of DATABASE_URL for a benchmark, as a process of its own:
//   fill.ts crowd <members> <rounds> <days> [password]   adds members and rounds; with a password, all of them log in
//   fill.ts team [members] [days]      fills an empty database with the team of one agent: 100,000 members on five levels, and a year of figures
//   fill.ts players <count>                              logs members in and prints their tokens as JSON
import { suiteNow } from '@parlour/vitest/clock'
import { like } from 'drizzle-orm'
import { openDatabase } from '../src/kernel/db/open-database.ts'
import { members } from '../src/kernel/db/tables/index.ts'
import { makePasswords } from '../src/identity/session/passwords.ts'
import { addCrowd } from './crowd.ts'
import { openPlayers } from './load-sessions.ts'
import { seedTeam } from './seed-team.ts'

const [what, first = '', rounds = '', days = '', password = ''] = process.argv.slice(2)
const passwordCost = 15
const url = process.env['DATABASE_URL'] ?? ''
if (url === '') throw new Error('fill: DATABASE_URL names the database to fill')
const { db, close } = await openDatabase({ url, folder: '' })
if (what === 'crowd') {
  await addCrowd(db, { members: Number(first), rounds: Number(rounds), days: Number(days), now: Date.now() })
  if (password !== '') {
    const record = await makePasswords(passwordCost).make(password)
    await db
      .update(members)
      .set({ passwordRecord: record, passwordSetAt: Date.now() })
      .where(like(members.usernameKey, 'crowd%'))
  }
} else if (what === 'players')
  process.stdout.write(`${JSON.stringify(await openPlayers(db, Number(first), Date.now()))}\n`)
else if (what === 'team')
  await seedTeam(
    url,
    { members: Number(first || 100_000), days: Number(rounds || 365), now: Date.parse(suiteNow()) },
    (line) => void process.stderr.write(`team: ${line}\n`),
  )
else throw new Error(`fill: ${what ?? 'nothing'} is none of crowd, team and players`)
await close()
