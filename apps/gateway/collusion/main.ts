// What five accounts of one agent's tree make of covered bets
// with every programme and bonus on; fails when it can be more than nothing.
import { parseArgs } from 'node:util'
import { seededChance } from '../rtp/seeded-chance.ts'
import { sportsbookStrategies } from './sportsbook-strategies.ts'
import { drawStrategies } from './draw-strategies.ts'
import { days } from './month.ts'
import { machineStrategies } from './machine-strategies.ts'
import { gamesOf, mayGain, simulateGroup, type GroupResult } from './simulate-group.ts'
import { tableStrategies } from './table-strategies.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    moves: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '20261122' },
    'as-stakes': { type: 'boolean', default: false },
    programmes: { type: 'boolean', default: false },
  },
})
/** How the group plays: seldom and often, low and high; the way whose interval ends highest is shown. */
const ways = [1, 20].flatMap((moves) => [0.1, 1, 10, 100].map((scale) => ({ moves, scale })))
/** Fewer months than this say nothing of how they vary. */
const fewestMonths = 30
const percent = (share: number): string => `${(share * 100).toFixed(3)} %`
const line = (name: string, cells: readonly string[]): void =>
  void process.stdout.write(
    `${name.padEnd(64)}${cells.map((cell, at) => cell.padStart(at === 4 ? 24 : 12)).join('')}\n`,
  )

const strategies = [...tableStrategies, ...machineStrategies, ...sportsbookStrategies, ...drawStrategies].filter(
  ({ name }) => positionals.length === 0 || positionals.some((wanted) => name.startsWith(wanted)),
)
const each = Number(values.moves)
process.stdout.write(
  `${each.toLocaleString('en')} moves for each strategy, at least 30 months each way of playing, seed ${values.seed}${values['as-stakes'] ? ', counted by stakes' : ''}\n\n`,
)
line('strategy', ['counts', 'games', 'programmes', 'after all', '99 % interval', ''])
for (const strategy of strategies) {
  const games = gamesOf(strategy, seededChance(Number(values.seed) + ways.length))
  let best: GroupResult | null = null
  for (const [at, way] of ways.entries()) {
    const chance = seededChance(Number(values.seed) + at)
    const found = await simulateGroup(strategy, Math.max(each / ways.length, fewestMonths * days * way.moves), chance, {
      ...way,
      games,
      asStakes: values['as-stakes'],
    })
    if (!best || found.net + found.half > best.net + best.half) best = found
  }
  if (!best) continue
  const { turnover, paid, net, half } = best
  const isGain = mayGain(best)
  line(strategy.name, [
    percent(turnover),
    percent(best.games),
    percent(paid),
    percent(net),
    `${percent(net - half)} to ${percent(net + half)}`,
    isGain ? 'GAIN' : 'no gain',
  ])
  if (values.programmes)
    for (const [name, share] of Object.entries(best.programmes))
      if (share > 0) line(`  ${name}`, ['', '', percent(share)])
  if (isGain) process.exitCode = 1
}
