// Measures the home beside floors of the same content, and lists, routes, interactions and leaks of the product, and holds them
// against the bars of the design: pnpm perf --only load --rounds 5 --mobile --json figures.json --strict.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { bars, type Profile } from './bars.ts'
import { judge } from './judge.ts'
import { parts, runPerf, type PartName } from './run-perf.ts'
import { tableOf, verdictLine } from './table.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(parts).join(',') },
    rounds: { type: 'string', default: '5' },
    mobile: { type: 'boolean', default: false },
    desktop: { type: 'boolean', default: false },
    json: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
})
const isPart = (name: string): name is PartName => Object.hasOwn(parts, name)
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const named = values.only.split(',')
const unknown = named.filter((name) => !isPart(name))
if (unknown.length > 0) throw new Error(`no part is called ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
const profiles: Profile[] = values.mobile === values.desktop ? ['mobile', 'desktop'] : [values.mobile ? 'mobile' : 'desktop']

const measured = await runPerf({ only: named.filter(isPart), rounds: Number(values.rounds), profiles, say: (line) => void process.stderr.write(`${line}\n`) })
if (values.json) await writeFile(values.json, `${JSON.stringify(measured, null, 1)}\n`)
for (const profile of profiles) print(['', ...tableOf(measured, profile)].join('\n'))
const verdicts = judge(bars, measured, 'product').filter(({ holds }) => holds !== null)
print('')
for (const verdict of verdicts) print(verdictLine(verdict))
const missed = verdicts.filter(({ holds }) => holds === false).length
print(`${verdicts.length - missed} of ${verdicts.length} bars hold, ${missed} missed`)
if (values.strict && missed > 0) process.exitCode = 1
