// The checks on the set-ups a platform may run in: pnpm conformance:setups.
import { balance, startGateway, startPostgres, type GatewayProcess } from '@parlour/servers'
import { allChecks } from './all-checks.ts'
import { refusedAsAllowed } from './check.ts'
import { createWorld } from './platform/world.ts'
import { lineOf } from './report.ts'
import { runChecks } from './run-checks.ts'
import { readSettings } from './settings.ts'

const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** Runs every check against an address; answers how many failed. */
async function check(name: string, origin: string, operatorToken: string): Promise<number> {
  const settings = readSettings([origin, '--operator', operatorToken, '--pace', '0'])
  const outcomes = await runChecks(allChecks, createWorld(settings), (outcome) => {
    if (outcome.result === 'failed') print(lineOf(outcome))
  })
  const count = (result: string): number => outcomes.filter((outcome) => outcome.result === result).length
  print(
    `${name}: ${count('passed')} passed, ${count(refusedAsAllowed)} ${refusedAsAllowed}, ${count('failed')} failed, ${count('left out')} left out`,
  )
  return count('failed')
}

/** Moves the test clock of a gateway by so many milliseconds; answers what it says then. */
async function moveClock({ origin }: GatewayProcess, advance: number): Promise<number> {
  const answer = await fetch(`${origin}/test/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advance }),
  })
  const { now } = (await answer.json()) as { now: number }
  return now
}

const embedded = await startGateway()
let failed = await check('embedded database', embedded.origin, embedded.operatorToken)
await embedded.stop()

const postgres = await startPostgres()
const single = await startGateway({ databaseUrl: postgres.createDatabase('single') })
failed += await check('PostgreSQL', single.origin, single.operatorToken)
await single.stop()

const databaseUrl = postgres.createDatabase('shared')
const first = await startGateway({ databaseUrl })
const second = await startGateway({ databaseUrl })
// A test clock begins when its gateway starts; two gateways of one platform have the same time.
await moveClock(second, Math.max(0, (await moveClock(first, 0)) - (await moveClock(second, 0))))
const balancer = await balance([first.port, second.port])
failed += await check('two gateways on one PostgreSQL', `http://localhost:${balancer.port}`, first.operatorToken)
const shares = balancer.shares()
print(
  `connections by gateway: ${shares.join(', ')}${shares.every((share) => share > 0) ? '' : ': a gateway was never asked'}`,
)
await balancer.close()
await Promise.all([first.stop(), second.stop()])
await postgres.stop()
process.exitCode = failed === 0 && shares.every((share) => share > 0) ? 0 : 1
