// Runs every call and every job on a database with a crowd of members, has PostgreSQL write the plan of each statement to its
// log (auto_explain), and refuses plans that read a whole table which grows with members or play.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { startGateway, startPostgres } from '@parlour/servers'
import pg from 'pg'
import { openDatabase } from '../src/db/open-database.ts'
import { seed } from '../src/seed/seed.ts'
import { makePasswords } from '../src/session/passwords.ts'
import { addCrowd } from './crowd.ts'
import { readPlans } from './read-plans.ts'

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '1000000' },
    days: { type: 'string', default: '2' },
  },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const dayMs = 86_400_000

/** Above this a table counts as one that grows, and reading all of it is refused. */
const manyRows = 20_000

const server = await startPostgres()
const url = server.createDatabase('plans')

async function onServer<Row extends pg.QueryResultRow>(...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let rows: Row[] = []
  for (const statement of statements) rows = (await client.query<Row>(statement)).rows
  await client.end()
  return rows
}

await onServer(
  `alter system set logging_collector = on`, `alter system set log_destination = 'jsonlog'`, `alter system set log_rotation_size = 0`,
  `alter system set session_preload_libraries = 'auto_explain'`, `alter system set jit = off`,
)
await server.kill()
await server.start()

const database = await openDatabase({ url, folder: '' })
await database.migrate()
await seed(database.db, { now: Date.now(), passwords: makePasswords(15), say: () => undefined })
say(`query plans: making ${values.members} members and ${values.rounds} rounds …`)
await addCrowd(database.db, { members: Number(values.members), rounds: Number(values.rounds), days: 60, now: Date.now() })
await database.close()
await onServer(
  `alter system set auto_explain.log_min_duration = 0`, `alter system set auto_explain.log_format = 'json'`,
  `alter system set auto_explain.log_nested_statements = on`, `select pg_reload_conf()`,
)

const gateway = await startGateway({ databaseUrl: url })
say('query plans: every call, as the conformance checks make them …')
const checks = spawn(process.execPath, ['--conditions=@parlour/source', 'src/main.ts', gateway.origin, '--operator', gateway.operatorToken, '--pace', '0'], {
  cwd: fileURLToPath(new URL('../../conformance', import.meta.url)), stdio: ['ignore', 'ignore', 'inherit'],
})
await once(checks, 'exit')

say(`query plans: every job, over ${values.days} days …`)
const pending = `select count(*)::int as waiting from job_progress`
for (let day = 0; day < Number(values.days); day++) {
  await fetch(`${gateway.origin}/test/clock`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ advance: dayMs }) })
  // A look at the jobs begins every five seconds; a day is over when nothing is under way any longer.
  for (let quiet = 0; quiet < 3;) {
    await new Promise((resolve) => void setTimeout(resolve, 4_000))
    const [row] = await onServer<{ waiting: number }>(pending)
    quiet = row?.waiting === 0 ? quiet + 1 : 0
  }
}
await gateway.stop()

const tables = await onServer<{ name: string; rows: number }>(
  `analyze`, `select relname as name, reltuples::float8 as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
)
const growing = new Set(tables.filter(({ rows }) => rows > manyRows).map(({ name }) => name))
const [{ folder } = { folder: '' }] = await onServer<{ folder: string }>(`select current_setting('data_directory') || '/log' as folder`)
const logs = readdirSync(folder).filter((name) => name.endsWith('.json')).map((name) => join(folder, name))
const { statements, scans, longest } = await readPlans(logs, growing)
await server.stop()

say(`\n${statements} different statements; tables that grow: ${[...growing].toSorted().join(', ')}`)
say('\nthe longest:')
for (const { ms, times, text } of longest) say(`  ${ms.toFixed(0).padStart(7)} ms  ${String(times).padStart(6)} times  ${text}`)
say(scans.length > 0 ? '\nrefused, since they read a whole table that grows:' : '\nno statement reads a whole table that grows')
for (const { table, ms, times, text } of scans) say(`  ${table.padEnd(12)} ${ms.toFixed(0).padStart(7)} ms  ${String(times).padStart(6)} times  ${text}`)
process.exitCode = scans.length > 0 ? 1 : 0
