// Runs every call, every team report and every job on a database with a crowd of members, has PostgreSQL write the plan
// of each statement to its log (auto_explain), and refuses plans that read a whole table which grows with members or
// play, and statements that take long.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { startGateway } from '@parlour/servers'
import { suiteNow } from '@parlour/vitest/clock'
import { openDatabase } from '../src/kernel/db/open-database.ts'
import { seed } from '../src/app/seed/seed.ts'
import { makePasswords } from '../src/identity/session/passwords.ts'
import { addTeamDays } from './add-team-days.ts'
import { addCrowd } from './crowd.ts'
import { addMoney } from './crowd-money.ts'
import { startPlanServer } from './plan-server.ts'
import { readPlans } from './read-plans.ts'
import { askTeamReports, isFine, openAgents } from './team-reports.ts'

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '1000000' },
    days: { type: 'string', default: '2' },
  },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const dayMs = 86_400_000
/** When the gateway's clock begins: what the crowd did lies before it. */
const now = Date.parse(suiteNow())

const server = await startPlanServer()
const database = await openDatabase({ url: server.url, folder: '' })
await database.migrate()
await seed(database.db, { now, passwords: makePasswords(15), say: () => undefined })
say(`query plans: making ${values.members} members and ${values.rounds} rounds …`)
await addCrowd(database.db, { members: Number(values.members), rounds: Number(values.rounds), days: 60, now })
await addMoney(database.db, { days: 60, now })
await addTeamDays(database.db, now)
await openAgents(database.db, now)
await database.close()
const largeBefore = await server.largeTables()
await server.writePlans()

const gateway = await startGateway({ databaseUrl: server.url })
say('query plans: every team report, of teams of five sizes …')
const reports = await askTeamReports(gateway.origin, now)

say('query plans: every call, as the conformance checks make them …')
const checks = spawn(
  process.execPath,
  ['--conditions=@parlour/source', 'src/main.ts', gateway.origin, '--operator', gateway.operatorToken, '--pace', '0'],
  {
    cwd: fileURLToPath(new URL('../../conformance', import.meta.url)),
    stdio: ['ignore', 'inherit', 'inherit'],
  },
)
const [code] = await once(checks, 'exit')
if (code !== 0) say('query plans: some checks failed on this database, so some calls may have ended early')

say(`query plans: every job, over ${values.days} days …`)
for (let day = 0; day < Number(values.days); day++) {
  await fetch(`${gateway.origin}/test/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advance: dayMs }),
  })
  // A look at the jobs begins every five seconds; a day is over when nothing is under way any longer.
  for (let quiet = 0; quiet < 3;) {
    await new Promise((resolve) => void setTimeout(resolve, 4_000))
    const [row] = await server.run<{ waiting: number }>(`select count(*)::int as waiting from job_progress`)
    quiet = row?.waiting === 0 ? quiet + 1 : 0
  }
}
await gateway.stop()

const growing = await server.largeTables()
const { statements, refused, excepted, longest } = await readPlans(await server.logs(), growing)
await server.stop()

const line = (ms: number, times: number, text: string): string =>
  `  ${ms.toFixed(0).padStart(7)} ms  ${String(times).padStart(6)} times  ${text}`
say(`\n${statements} different statements; tables that grow: ${[...growing].toSorted().join(', ')}`)
say('\nthe longest:')
for (const { ms, times, text } of longest) say(line(ms, times, text))
say('\nteam reports by agent (the whole call):')
for (const agent of new Set(reports.map((report) => report.agent))) {
  const own = reports.filter((report) => report.agent === agent)
  const worst = own.reduce((a, b) => (b.ms > a.ms ? b : a))
  const given = own.filter(({ status }) => status === 200).length
  say(
    `  ${worst.ms.toFixed(0).padStart(7)} ms  ${agent.padEnd(10)} ${given} of ${own.length} given, the longest ${worst.path}`,
  )
}
say('\nexceptions:')
for (const { name, ms, statements: count, withinMs, reason } of excepted)
  say(`  ${name}: ${count} statements, ${ms.toFixed(0)} ms of ${withinMs} ms at most; ${reason}`)

const failures = [
  ...[...growing]
    .filter((table) => !largeBefore.has(table))
    .map((table) => `${table} was small when most statements were planned: crowd.ts has to fill it`),
  ...reports
    .filter((report) => !isFine(report))
    .map(({ agent, path, status, ms }) => `${agent} got ${status} for ${path} after ${ms.toFixed(0)} ms`),
  ...refused.map(({ why, ms, times, text }) => `${why}:\n${line(ms, times, text)}`),
]
say(failures.length > 0 ? '\nrefused:' : '\nno statement reads a whole table that grows, none takes long')
for (const failure of failures) say(`  ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0
