// Asks for the first page of every list of the agent centre, four agents at once, on PostgreSQL with a team of 100,000
// members and a year of figures, and prints the median and the 99th percentile of each, with the plans of the slowest.
import { parseArgs } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { startGateway } from '@parlour/servers'
import { suiteNow } from '@parlour/vitest/clock'
import { openDatabase } from '../src/kernel/db/open-database.ts'
import { jobProgress } from '../src/kernel/db/tables/index.ts'
import { agentLists, askList, openTeamAgents, type AgentList, type Asked } from './agent-lists.ts'
import { endJobs } from './end-jobs.ts'
import { startPlanServer } from './plan-server.ts'
import { longestPlans } from './plan-text.ts'
import { seedTeam } from './seed-team.ts'

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    days: { type: 'string', default: '365' },
    /** How often each agent asks for each list. */
    times: { type: 'string', default: '25' },
    /** The numbers of the agents who ask at once: `team0` has everybody below it, `team1` to `team10` a tenth each. */
    agents: { type: 'string', default: '0,1,2,3' },
    /** A database that `pnpm seed:agents` has filled, in place of a server of its own; then no plans are printed. */
    'database-url': { type: 'string' },
    only: { type: 'string', default: '' },
    plans: { type: 'string', default: '3' },
    strict: { type: 'boolean', default: false },
  },
})
const medianMs = 300
const p99Ms = 1_000
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const now = Date.parse(suiteNow())
const agents = values.agents.split(',').map(Number)
const times = Number(values.times)

const server = values['database-url'] ? null : await startPlanServer()
const url = values['database-url'] ?? server?.url ?? ''
if (server) {
  say(`agents: making ${values.members} members and ${values.days} days …`)
  await seedTeam(url, { members: Number(values.members), days: Number(values.days), now }, say)
}
const database = await openDatabase({ url, folder: '' })
await openTeamAgents(database.db, agents, now)
await endJobs(database.db, now)
await database.close()
const gateway = await startGateway({ databaseUrl: url })
say('agents: waiting until no job is under way …')
await jobsAreThrough()

/** Waits until no job has had anything under way for a quarter of a minute. */
async function jobsAreThrough(): Promise<void> {
  const { db, close } = await openDatabase({ url, folder: '' })
  for (let quiet = 0; quiet < 4;) {
    await wait(4_000)
    const under = await db.select().from(jobProgress)
    quiet = under.length === 0 ? quiet + 1 : 0
  }
  await close()
}

const nameOf = ({ path, query = '' }: AgentList): string => `${path}${query && `?${query}`}`
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0

interface Measured {
  readonly list: AgentList
  readonly median: number
  readonly p99: number
  readonly failed: number
}

async function measure(list: AgentList): Promise<Measured> {
  for (const agent of agents) await askList(gateway.origin, list, agent)
  const asked: Asked[] = []
  await Promise.all(
    agents.map(async (agent) => {
      for (let turn = 0; turn < times; turn++) asked.push(await askList(gateway.origin, list, agent))
    }),
  )
  const sorted = asked.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return {
    list,
    median: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    failed: asked.filter(({ status }) => status !== 200).length,
  }
}

const measured: Measured[] = []
say(
  `\n${'median'.padStart(8)} ${'p99'.padStart(8)}  not 200  first page, ${agents.length} agents at once (${agents.map((n) => `team${n}`).join(', ')})`,
)
for (const list of agentLists.filter((one) => nameOf(one).includes(values.only))) {
  const row = await measure(list)
  measured.push(row)
  say(
    `${row.median.toFixed(0).padStart(5)} ms ${row.p99.toFixed(0).padStart(5)} ms  ${String(row.failed).padStart(7)}  ${nameOf(list)}${list.beside ? ' (beside)' : ''}`,
  )
}

if (server) {
  await server.writePlans()
  for (const list of agentLists) await askList(gateway.origin, list, agents[0] ?? 0)
}
await gateway.stop()
if (server) {
  for (const plan of await longestPlans(await server.logs(), Number(values.plans))) say(`\n${plan}`)
  await server.stop()
}

const missed = measured.filter(
  ({ list, median, p99, failed }) => failed > 0 || (!list.beside && (median > medianMs || p99 > p99Ms)),
)
say(
  missed.length === 0
    ? `\nevery list within ${medianMs} ms at the median and ${p99Ms} ms at p99`
    : `\nmissed ${medianMs} ms at the median or ${p99Ms} ms at p99: ${missed.map(({ list }) => nameOf(list)).join(', ')}`,
)
if (values.strict && missed.length > 0) process.exitCode = 1
