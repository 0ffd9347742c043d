// pnpm sizes: how long our files are, beside the codebases that this one takes after. Prints, never fails.
import { fileURLToPath } from 'node:url'
import { anchors } from './src/sizes/anchors.ts'
import { measureFiles } from './src/sizes/measure-files.ts'
import { table } from './src/table.ts'

const head = ['code', 'files', 'lines', 'median', 'p90', 'max', 'longest file']
const row = ({ name, files, lines, median, p90, max, longest }) => [name, ...[files, lines, median, p90, max].map(String), longest]
const ours = measureFiles(fileURLToPath(new URL('../..', import.meta.url)))

process.stdout.write(`Ours: source files without tests, stories and generated ones\n\n${table(head, ours.map(row))}\n`)
process.stdout.write(`\nThe anchors, counted the same way\n\n${table(head, anchors.map(row))}\n`)
