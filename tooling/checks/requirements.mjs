// pnpm requirements: which rows of docs/requirements.md are carried by a test, in `npm test` or in `npm run test:all` alone. `--missing` lists the others.
import { fileURLToPath } from 'node:url'
import { readLedger } from './src/requirements/read-ledger.ts'
import { table } from './src/table.ts'

const { areas, unknown } = readLedger(fileURLToPath(new URL('../..', import.meta.url)))
const total = (pick) => areas.reduce((sum, area) => sum + pick(area), 0)
const rows = areas.map(({ name, rows: all, missing, long }) => [
  name,
  `${all.length - missing.length - long.length}`,
  `${long.length}`,
  `${all.length}`,
])
const print = (text) => process.stdout.write(`${text}\n`)

print(table(['area', 'npm test', 'test:all alone', 'rows'], rows))
print(
  `\n${total(({ rows: all, missing }) => all.length - missing.length)} of ${total(({ rows: all }) => all.length)} requirements are carried by a test`,
)
for (const { name, long } of areas) if (long.length > 0) print(`${name}, in test:all alone: ${long.join(' ')}`)
if (process.argv.includes('--missing'))
  for (const { name, missing } of areas) if (missing.length > 0) print(`${name}: ${missing.join(' ')}`)
for (const { id, file } of unknown)
  process.stderr.write(`requirements: ${file} names ${id}, which docs/requirements.md does not have\n`)
if (unknown.length > 0) process.exitCode = 1
