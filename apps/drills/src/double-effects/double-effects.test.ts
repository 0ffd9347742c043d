import { transferWallet } from '@parlour/api-client/endpoints'
import { startGateway, type GatewayProcess } from '@parlour/servers'
import { sample, whole } from '@parlour/vitest/sample'
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

// In the sample every third way is taken, each by the calls whose turn it is.
const taken = new Set(sample(ways, 3))
const wayOf = (action: number): number => action % ways.length
const isTaken = (action: number): boolean => ways.some((way, at) => at === wayOf(action) && taken.has(way))
const pairs = whole ? actions.length * ways.length : actions.filter((_, at) => isTaken(at)).length
const takes = (action: number, way: number): boolean => whole || (way === wayOf(action) && isTaken(action))

test(`[MEM-07] of ${actions.length} calls in ${ways.length} ways, ${pairs} pairs each happen once, and the page says so`, async () => {
  const results = await runDoubleEffects({ gateway, actions, repeats: 1, say, takes })
  expect(results.filter(({ effects, status }) => effects !== 1 || status !== 'done')).toEqual([])
  expect(results).toHaveLength(pairs)
  expect(new Set(results.map(({ way }) => way)).size).toBe(taken.size)
}, 3_600_000)

test.runIf(whole)(
  'the control: a page that makes a new key for every press doubles effects here',
  async () => {
    const transfer = actions.find(({ endpoint }) => endpoint.name === transferWallet.name)
    const results = await runDoubleEffects({
      gateway,
      actions: transfer ? [transfer] : [],
      repeats: 1,
      careless: true,
      say,
    })
    expect(results.filter(({ effects }) => effects > 1).length).toBeGreaterThanOrEqual(7)
  },
  900_000,
)
