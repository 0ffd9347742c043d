// pnpm calendar: every suite at moments at which a day, a week, a month or a year begins, and in a zone with summer
// time.   --only <words>     moments whose name has these words   --suites <list>    unit, journeys; both unless it is
// said   --list             names the moments and ends
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { suiteNowVariable } from '@parlour/vitest/clock'
import { table } from './src/table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const print = (text) => process.stdout.write(`${text}\n`)

/** The moments, in Manila's time unless the machine's zone says otherwise. */
const moments = [
  { name: 'Sunday 23:59', now: '2026-11-29T23:59:00+08:00' },
  { name: 'Monday 00:01', now: '2026-11-30T00:01:00+08:00' },
  { name: 'first of the month 00:01', now: '2026-12-01T00:01:00+08:00' },
  { name: '31 December 23:59', now: '2026-12-31T23:59:00+08:00' },
  { name: 'night into summer time', now: '2027-03-14T01:59:00-05:00', zone: 'America/New_York' },
  { name: '29 February', now: '2028-02-29T12:00:00+08:00' },
]

const suites = {
  unit: ['exec', 'turbo', 'run', 'test', '--concurrency=2', '--continue', '--output-logs=errors-only'],
  journeys: ['--silent', 'e2e'],
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    suites: { type: 'string', default: Object.keys(suites).join(',') },
    list: { type: 'boolean', default: false },
  },
})
const chosen = moments.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()))
const named = values.suites.split(',')
const unknown = named.find((name) => !Object.hasOwn(suites, name))
if (unknown || chosen.length === 0) {
  process.stderr.write(
    unknown
      ? `calendar: there is no suite "${unknown}"; suites: ${Object.keys(suites).join(', ')}\n`
      : `calendar: no moment is named "${values.only}"\n`,
  )
  process.exit(2)
}
if (values.list) {
  print(
    table(
      ['moment', 'begins at', 'zone'],
      chosen.map(({ name, now, zone = 'the machine’s' }) => [name, now, zone]),
    ),
  )
  process.exit(0)
}

const rows = []
for (const { name, now, zone } of chosen) {
  for (const suite of named) {
    print(`\ncalendar: ${suite} at ${name} (${now}) …`)
    const began = performance.now()
    const env = { ...process.env, [suiteNowVariable]: now, ...(zone && { TZ: zone }) }
    const { status } = spawnSync('pnpm', suites[suite], {
      cwd: root,
      env,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    rows.push([name, suite, status === 0 ? 'green' : 'RED', `${Math.round((performance.now() - began) / 1000)} s`])
  }
}
print(`\n${table(['moment', 'suite', 'result', 'took'], rows)}`)
process.exitCode = rows.every(([, , result]) => result === 'green') ? 0 : 1
