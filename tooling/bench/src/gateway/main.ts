// Requests a second and processor time a request of the gateway,
// beside the same handlers on bare node:http, in one run.
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { startPostgres } from '@parlour/servers'
import autocannon from 'autocannon'
import * as v from 'valibot'
import { gatewayFolder } from './gateway-folder.ts'
import { printTable } from './print-table.ts'
import { scenarios, type Scenario } from './scenarios.ts'
import { servedSchema, type Served } from './served.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    postgres: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)

interface Side extends Served {
  readonly pid: number
  stop(): void
}

async function startSide(side: string, databaseUrl: string): Promise<Side> {
  const child = spawn(process.execPath, ['--conditions=@parlour/source', 'bench/serve.ts', side], {
    cwd: gatewayFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  for await (const line of createInterface({ input: child.stdout }))
    return { ...v.parse(servedSchema, JSON.parse(line)), pid: child.pid ?? 0, stop: () => void child.kill() }
  throw new Error(`${side} did not start`)
}

const cpuOf = async (pid: number): Promise<number> => {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

interface Figures {
  readonly rate: number
  /** Microseconds of the process for one request. */
  readonly cpu: number
  readonly late: number
  readonly failed: number
}

async function load(side: Side, name: 'gateway' | 'bare', { ask, connections }: Scenario): Promise<Figures> {
  const asked = await ask(side, name)
  const before = await cpuOf(side.pid)
  const result = await autocannon({ url: `http://127.0.0.1:${side.port}`, connections, duration: seconds, ...asked })
  const done = result['2xx']
  return {
    rate: done / result.duration,
    cpu: ((await cpuOf(side.pid)) - before) / done,
    late: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

async function compare(name: string, urls: readonly [string, string]): Promise<void> {
  const [gateway, bare] = [await startSide('gateway', urls[0]), await startSide('bare', urls[1])]
  const rows: Record<string, Record<string, number>> = {}
  for (const scenario of scenarios) {
    const ours: Figures[] = []
    const theirs: Figures[] = []
    for (let round = 0; round < rounds; round++) {
      ours.push(await load(gateway, 'gateway', scenario))
      theirs.push(await load(bare, 'bare', scenario))
    }
    const of = (figures: readonly Figures[], member: keyof Figures): number =>
      median(figures.map((figure) => figure[member]))
    rows[scenario.name] = {
      'gateway /s': Number(of(ours, 'rate').toPrecision(3)),
      'bare /s': Number(of(theirs, 'rate').toPrecision(3)),
      'rate ratio': Number(median(ours.map(({ rate }, at) => rate / (theirs[at]?.rate ?? Number.NaN))).toFixed(2)),
      'gateway us': Math.round(of(ours, 'cpu')),
      'bare us': Math.round(of(theirs, 'cpu')),
      'gateway p99 ms': of(ours, 'late'),
      failed: ours.reduce((sum, { failed }) => sum + failed, 0) + theirs.reduce((sum, { failed }) => sum + failed, 0),
    }
  }
  printTable(`${name}, ${rounds} rounds of ${seconds} s, in turn; median`, rows)
  gateway.stop()
  bare.stop()
}

await compare('embedded database', ['', ''])
if (values.postgres) {
  const server = await startPostgres()
  await compare('PostgreSQL', [server.createDatabase('ours'), server.createDatabase('theirs')])
  await server.stop()
}
