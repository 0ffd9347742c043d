// Requests a second, latency of what is served, and processor time a request, at 1,
// 10, 100 and 500 connections, of a gateway on PostgreSQL with a crowd of members;
// then what a balance gets while twelve connections ask for the board of the month.
import { parseArgs } from 'node:util'
import { startPostgres } from '@parlour/servers'
import { addCrowd, openPlayers } from './fill-database.ts'
import { gatewayFolder } from './gateway-folder.ts'
import { startProcess } from './gateway-process.ts'
import { boardKind, loadKinds } from './load-kinds.ts'
import { printTable } from './print-table.ts'
import { runLoad } from './run-load.ts'

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '1,10,100,500' },
    seconds: { type: 'string', default: '8' },
    members: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5000000' },
    only: { type: 'string', default: loadKinds.map(({ name }) => name).join(',') },
    'database-url': { type: 'string' },
    gateway: { type: 'string', default: gatewayFolder },
    strict: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const steps = values.connections.split(',').map(Number)
const kinds = loadKinds.filter(({ name }) => values.only.split(',').includes(name))
const leastShare = 0.8
const longestMs = 2_000

const server = values['database-url'] ? null : await startPostgres()
const url = values['database-url'] ?? server?.createDatabase('load') ?? ''

const say = (line: string): void => void process.stderr.write(`${line}\n`)
if (server) {
  // The gateway seeds the database, then the crowd joins it.
  await (await startProcess({ folder: values.gateway, url })).stop()
  say(`load: making ${values.members} members and ${values.rounds} rounds …`)
  await addCrowd(url, { members: Number(values.members), rounds: Number(values.rounds), days: 60 })
}
const gateway = await startProcess({ folder: values.gateway, url })
const players = await openPlayers(url, Math.max(...steps))

const missed: string[] = []
for (const kind of kinds) {
  const rows: Record<string, Record<string, number>> = {}
  let best = 0
  await runLoad(gateway.port, kind, { connections: 10, seconds: Math.min(3, seconds), players })
  for (const connections of steps) {
    const before = await gateway.cpuMs()
    const { rate, served, ...figures } = await runLoad(gateway.port, kind, { connections, seconds, players })
    best = Math.max(best, rate)
    rows[`${connections} connections`] = {
      'served /s': Math.round(rate),
      'of best %': Math.round((rate / best) * 100),
      'p50 ms': figures.p50,
      'p99 ms': figures.p99,
      'CPU us': Math.round((((await gateway.cpuMs()) - before) * 1000) / Math.max(1, served)),
      'refused 503': figures.refused,
      failed: figures.failed,
    }
    if (rate < best * leastShare)
      missed.push(`${kind.name} at ${connections} connections: ${Math.round((rate / best) * 100)} % of its best rate`)
    if (figures.p99 > longestMs) missed.push(`${kind.name} at ${connections} connections: p99 ${figures.p99} ms`)
  }
  printTable(`${kind.name}, ${seconds} s each`, rows)
}

const balance = kinds.find(({ name }) => name === 'balance')
if (balance) {
  const alone = await runLoad(gateway.port, balance, { connections: 10, seconds, players })
  const [beside, board] = await Promise.all([
    runLoad(gateway.port, balance, { connections: 10, seconds, players }),
    runLoad(gateway.port, boardKind, { connections: 12, seconds, players, oneNetwork: true }),
  ])
  const row = ({ rate, p99, refused, failed }: typeof alone) => ({
    'served /s': Math.round(rate),
    'p99 ms': p99,
    'refused 503': refused,
    failed,
  })
  printTable('the board of the month, asked for by one address on 12 connections', {
    'balance alone': row(alone),
    'balance beside it': row(beside),
    'the board': row(board),
  })
  if (beside.rate < alone.rate / 4)
    missed.push(`balance beside the board: ${Math.round(beside.rate)}/s of ${Math.round(alone.rate)}/s`)
}
await gateway.stop()
await server?.stop()
for (const line of missed) say(`missed: ${line}`)
if (values.strict && missed.length > 0) process.exitCode = 1
