// Measures the product beside floors of the same content and holds it against the bars of the design: pnpm perf --help.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { bars, type Profile } from './bars.ts'
import { judge } from './judge.ts'
import { parts, runPerf, type PartName } from './run-perf.ts'
import { summaryOf, tableOf } from './table.ts'

const help = `pnpm perf [options]

Builds the site, starts a gateway of its own, and measures in Chromium beside three floors of the same content.
A round of everything takes some fifteen minutes on a machine that does nothing else.

  --only <parts>    some of ${Object.keys(parts).join(', ')}, joined by commas; all of them without it
  --rounds <count>  how often; times count by the least of the rounds (1)
  --mobile          the phone alone: four times slower, 1.6 Mbps and 150 ms
  --desktop         the desktop alone
  --json <file>     writes every figure of every round
  --strict          ends with 1 when a bar is missed
  --help            this

It ends with 1 when a part came to no figures.`

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(parts).join(',') },
    rounds: { type: 'string', default: '1' },
    mobile: { type: 'boolean', default: false },
    desktop: { type: 'boolean', default: false },
    json: { type: 'string' },
    strict: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const print = (line: string): void => void process.stdout.write(`${line}\n`)
if (values.help) {
  print(help)
  process.exit()
}
const isPart = (name: string): name is PartName => Object.hasOwn(parts, name)
const named = values.only.split(',')
const unknown = named.filter((name) => !isPart(name))
if (unknown.length > 0)
  throw new Error(`no part is called ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`${values.rounds} is no number of rounds`)
const profiles: Profile[] =
  values.mobile === values.desktop ? ['mobile', 'desktop'] : [values.mobile ? 'mobile' : 'desktop']

const { measured, failures } = await runPerf({
  only: named.filter(isPart),
  rounds,
  profiles,
  say: (line) => void process.stderr.write(`${line}\n`),
})
if (values.json) await writeFile(values.json, `${JSON.stringify(measured, null, 1)}\n`)
const verdicts = judge(bars, measured, 'product')
for (const profile of profiles) print(['', ...tableOf(measured, profile, verdicts)].join('\n'))
print(['', ...summaryOf(verdicts), ...failures.map((failure) => `FAILED ${failure}`)].join('\n'))
if (failures.length > 0 || (values.strict && verdicts.some(({ holds }) => holds === false))) process.exitCode = 1
