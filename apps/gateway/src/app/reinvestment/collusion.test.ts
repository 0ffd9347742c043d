import { expect, test } from 'vitest'
import { sportsbookStrategies } from '../../../collusion/sportsbook-strategies.ts'
import { machineStrategies } from '../../../collusion/machine-strategies.ts'
import { simulateGroup } from '../../../collusion/simulate-group.ts'
import { tableStrategies } from '../../../collusion/table-strategies.ts'
import { seededChance } from '../../../rtp/seeded-chance.ts'
import { houseEdge } from '../../play/engines/house-edge.ts'

const named = (part: string) => {
  const found = [...tableStrategies, ...sportsbookStrategies, ...machineStrategies].find(({ name }) =>
    name.startsWith(part),
  )
  if (!found) throw new Error(`there is no strategy ${part}`)
  return found
}

const group = (name: string, moves: number, scale: number, asStakes = false) =>
  simulateGroup(named(name), 56 * moves, seededChance(1), { moves, scale, asStakes })

test.each([
  'baccarat: Banker alone',
  'baccarat: Player and Banker',
  'rooms: 5 at a table',
  'crash: out at 2.00',
  'slot',
  'fishing/sprat',
  'sportsbook: result, every pick by another account',
])('%s: all programmes together pay a group less than the operator keeps, however it plays', async (name) => {
  for (const moves of [1, 20])
    for (const scale of [0.1, 1, 10, 100]) {
      const { paid, turnover } = await group(name, moves, scale)
      expect(paid).toBeLessThanOrEqual((turnover * houseEdge(named(name).category)) / 1_000_000 + 1e-9)
    }
})

test('Player and Banker together earn next to nothing, and as stakes they would earn twenty times as much', async () => {
  const [valid, stakes] = [
    await group('baccarat: Player and Banker', 20, 1),
    await group('baccarat: Player and Banker', 20, 1, true),
  ]
  expect(valid.turnover).toBeCloseTo(0.025, 6)
  expect(stakes.turnover).toBe(1)
  expect(stakes.paid).toBeGreaterThan(20 * valid.paid)
  expect(valid.games + valid.paid).toBeLessThan(0)
})
