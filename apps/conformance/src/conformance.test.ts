import { suiteNowVariable } from '@parlour/vitest/clock'
import { sample } from '@parlour/vitest/sample'
import { startGateway, type GatewayProcess } from '@parlour/servers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checksWith } from './all-checks.ts'
import { createWorld } from './platform/world.ts'
import { lineOf } from './report.ts'
import { runChecks } from './run-checks.ts'
import { readSettings } from './settings.ts'

let gateway: GatewayProcess
const checks = checksWith((pairs) => sample(pairs, 6))

beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

test(`[API-01] the gateway on its embedded database stands ${checks.length} checks of the contract`, async () => {
  const settings = readSettings([gateway.origin, '--operator', gateway.operatorToken, '--pace', '0', '--move-clock'])
  const outcomes = await runChecks(checks, createWorld(settings), () => undefined)
  expect(outcomes.filter(({ result }) => ['failed', 'left out'].includes(result)).map(lineOf)).toEqual([])
  // On a Saturday noon the player has reached a milestone: only then is its payment seen.
  const milestone = outcomes.find(({ check }) => check.title.startsWith('a milestone that is reached'))
  if (!process.env[suiteNowVariable]) expect(milestone?.result).toBe('passed')
}, 3_600_000)

test('a check that does not hold is told with what was expected', async () => {
  const broken = {
    area: 'login',
    title: 'is closed',
    run: () => Promise.reject(new Error('expected a wall, got a door')),
  }
  const [outcome] = await runChecks([broken], createWorld(readSettings(['http://localhost:1'])), () => undefined)
  expect(outcome && lineOf(outcome)).toBe('FAIL login: is closed\n       expected a wall, got a door')
})
