// Ten thousand people log in at once while others play: pnpm login-rush [--people 10000 --seconds 30 --strict].
// Says what those who play are served before and meanwhile, and whether a login comes in at the time that it was given.
import { parseArgs } from 'node:util'
import { startPostgres } from '@parlour/servers'
import { addCrowd, openPlayers } from './fill-database.ts'
import { gatewayFolder as folder } from './gateway-folder.ts'
import { startProcess } from './gateway-process.ts'
import { loadKinds } from './load-kinds.ts'
import { printTable } from './print-table.ts'
import { runLoad } from './run-load.ts'
import { rush, rushPassword } from './rush.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '30' },
    strict: { type: 'boolean', default: false },
  },
})
const people = Number(values.people)
const seconds = Number(values.seconds)
/**
 * What those who play keep at least of their rate, how long one of them waits at most in milliseconds, how many of
 * those who come back at their time come in, and how many seconds more one of them is given at most.
 */
const bars = { share: 0.5, p99: 2_000, onTime: 0.95, again: 30 }

const server = await startPostgres()
const url = server.createDatabase('rush')
await (await startProcess({ folder, url })).stop()
await addCrowd(url, { members: people, rounds: people, days: 7, password: rushPassword })
const gateway = await startProcess({ folder, url })
const players = await openPlayers(url, 20)

const kinds = loadKinds.filter(({ name }) => name === 'balance' || name === 'round')
const play = (time: number) =>
  Promise.all(
    kinds.map(async (kind) => ({
      kind,
      ...(await runLoad(gateway.port, kind, { connections: 10, seconds: time, players })),
    })),
  )
await play(3)
const before = await play(seconds)
const ending = new AbortController()
const rushing = rush(gateway.port, people, ending.signal)
const meanwhile = await play(seconds)
ending.abort()
const logins = await rushing
await gateway.stop()
await server.stop()

const missed: string[] = []
const rows: Record<string, Record<string, number>> = {}
for (const [at, { kind, rate, p50, p99, failed }] of meanwhile.entries()) {
  const alone = before[at]
  if (!alone) continue
  rows[`${kind.name} alone`] = {
    'served /s': Math.round(alone.rate),
    'of alone %': 100,
    'p50 ms': alone.p50,
    'p99 ms': alone.p99,
    failed: alone.failed,
  }
  rows[`${kind.name} in the rush`] = {
    'served /s': Math.round(rate),
    'of alone %': Math.round((rate / alone.rate) * 100),
    'p50 ms': p50,
    'p99 ms': p99,
    failed,
  }
  if (rate < alone.rate * bars.share)
    missed.push(`${kind.name}: ${Math.round((rate / alone.rate) * 100)} % of its rate`)
  if (p99 > bars.p99) missed.push(`${kind.name}: p99 ${p99} ms`)
  if (failed > 0) missed.push(`${kind.name}: ${failed} failed`)
}
printTable(`those who play, 10 connections each, ${seconds} s, while ${people} log in`, rows)
printTable('the logins', { all: { ...logins } })
const came = logins.inOnTime + logins.toldAgain
if (logins.inOnTime < came * bars.onTime || came === 0)
  missed.push(`logins: ${logins.inOnTime} of ${came} came in at the time they were told`)
if (logins.longestAgain > bars.again)
  missed.push(`logins: somebody who came back at their time was told ${logins.longestAgain} s more`)
if (logins.failed > 0) missed.push(`logins: ${logins.failed} failed`)
for (const line of missed) process.stderr.write(`missed: ${line}\n`)
if (values.strict && missed.length > 0) process.exitCode = 1
