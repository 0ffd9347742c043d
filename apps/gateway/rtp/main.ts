// What the games give back, from rounds played by their own
// rules; fails when one states what its rounds do not bear out.
import { parseArgs } from 'node:util'
import { engineRtps } from './engines.ts'
import { seededChance } from './seeded-chance.ts'
import { holds, simulate } from './simulate.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '10000000' }, seed: { type: 'string', default: '20261121' } },
})
const rounds = Number(values.rounds)
const percent = (share: number): string => `${(share * 100).toFixed(3)} %`
const line = (...cells: readonly string[]): void =>
  void process.stdout.write(
    `${cells.map((cell, at) => (at === 0 ? cell.padEnd(26) : cell.padStart(at === 3 ? 25 : 12))).join('')}\n`,
  )

const asked = engineRtps.filter(
  ({ name }) =>
    positionals.length === 0 || positionals.some((wanted) => name === wanted || name.startsWith(`${wanted}/`)),
)
process.stdout.write(`${rounds.toLocaleString('en')} rounds each, seed ${values.seed}\n\n`)
line('engine', 'stated', 'simulated', '99 % interval', '')
for (const engine of asked) {
  const found = simulate(engine, rounds, seededChance(Number(values.seed)))
  const { share, half } = found
  const fits = holds(engine, found)
  line(
    engine.name,
    percent(engine.stated),
    percent(share),
    `${percent(share - half)} to ${percent(share + half)}`,
    fits ? 'holds' : 'OUTSIDE',
  )
  if (!fits) process.exitCode = 1
}
if (asked.length === 0) {
  process.stderr.write(`no such engine; there are ${engineRtps.map(({ name }) => name).join(', ')}\n`)
  process.exitCode = 1
}
