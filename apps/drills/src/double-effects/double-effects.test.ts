import { transferWallet } from '@parlour/api-client/endpoints'
import { startGateway, type GatewayProcess } from '@parlour/servers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actions } from './actions.ts'
import { runDoubleEffects } from './run-double-effects.ts'
import { ways } from './ways.ts'

let gateway: GatewayProcess

beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const say = (): void => undefined

// Neighbours take turns at the ways; `pnpm double-effects` sends every call in all of them.
test(`[MEM-07] ${actions.length} calls sent in every fourth of ${ways.length} ways each happen once, and the page says so`, async () => {
  const results = await runDoubleEffects({
    gateway,
    actions,
    repeats: 1,
    say,
    takes: (action, way) => (action + way) % 4 === 0,
  })
  expect(results.filter(({ effects, status }) => effects !== 1 || status !== 'done')).toEqual([])
  expect(results).toHaveLength((actions.length * ways.length) / 4)
  expect(new Set(results.map(({ way }) => way)).size).toBe(ways.length)
}, 900_000)

test('the control: a page that makes a new key for every press doubles effects here', async () => {
  const transfer = actions.find(({ endpoint }) => endpoint.name === transferWallet.name)
  const results = await runDoubleEffects({
    gateway,
    actions: transfer ? [transfer] : [],
    repeats: 1,
    careless: true,
    say,
  })
  expect(results.filter(({ effects }) => effects > 1).length).toBeGreaterThanOrEqual(7)
}, 120_000)
