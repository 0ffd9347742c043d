// pnpm sizes: how long our files are, beside the codebases that this
// one takes after, and how many casts they have. Prints, never fails.
import { fileURLToPath } from 'node:url'
import { anchors } from './src/sizes/anchors.ts'
import { countCasts } from './src/sizes/count-casts.ts'
import { measureFiles } from './src/sizes/measure-files.ts'
import { table } from './src/table.ts'

const head = ['code', 'files', 'lines', 'median', 'p90', 'max', 'longest file']
const row = ({ name, files, lines, median, p90, max, longest }) => [
  name,
  ...[files, lines, median, p90, max].map(String),
  longest,
]
const root = fileURLToPath(new URL('../..', import.meta.url))
const ours = measureFiles(root)
const casts = countCasts(root)
const total = (kind) => casts.reduce((sum, group) => sum + group[kind], 0)
const castRows = [
  ...casts,
  { name: 'all', casts: total('casts'), double: total('double'), excepted: total('excepted') },
]

process.stdout.write(`Ours: source files without tests, stories and generated ones\n\n${table(head, ours.map(row))}\n`)
process.stdout.write(`\nThe anchors, counted the same way\n\n${table(head, anchors.map(row))}\n`)
process.stdout.write(
  `\nCasts (as, without as const), without tests and stories\n\n${table(
    ['code', 'casts', 'of these double', 'excepted with a reason'],
    castRows.map(({ name, casts: some, double, excepted }) => [name, ...[some, double, excepted].map(String)]),
  )}\n`,
)
