// pnpm calls-with-screen: how many calls of the api-client a screen uses,
// by folder of their records, and why the others have none. Prints, never fails.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { callsWithScreen } from './src/calls/calls-with-screen.ts'
import { table } from './src/table.ts'

const calls = callsWithScreen(fileURLToPath(new URL('../..', import.meta.url)))
const reasons = JSON.parse(readFileSync(new URL('calls-without-screen.json', import.meta.url), 'utf8'))
const rowOf = (name, some) => [name, String(some.length), String(some.filter(({ hasScreen }) => hasScreen).length)]
const groups = Object.entries(Object.groupBy(calls, ({ group }) => group))

process.stdout.write(
  `${table(
    ['calls', 'number', 'with a screen'],
    [...groups.map(([name, some]) => rowOf(name, some)), rowOf('all', calls)],
  )}\n\nWithout a screen\n\n`,
)
for (const { name } of calls.filter(({ hasScreen }) => !hasScreen))
  process.stdout.write(`${name}: ${reasons[name] ?? 'no reason is given'}\n`)
