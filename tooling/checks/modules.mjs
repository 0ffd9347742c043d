// pnpm modules: circles of value imports between the folders of the gateway, and
// imports of a higher module. There is none of either: each that appears is named,
// and the exit code is 1. A folder of modules may be named instead of the gateway's.
import { fileURLToPath } from 'node:url'
import { findCircles, findUpward, foldersOf, mutualPairs } from './src/modules/find-circles.ts'
import { moduleOrder } from './src/modules/order.ts'
import { readImports } from './src/modules/read-imports.ts'
import { table } from './src/table.ts'

const imports = readImports(process.argv[2] ?? fileURLToPath(new URL('../../apps/gateway/src', import.meta.url)))
const folders = foldersOf(imports)
const circles = findCircles(folders)
const pairs = mutualPairs(folders)
const upward = findUpward(imports, moduleOrder)
const print = (text) => process.stdout.write(`${text}\n`)

print(
  table(
    ['value imports of the gateway', 'count'],
    [
      ['imports between files', `${imports.length}`],
      ['circles of folders', `${circles.length}`],
      ['folders in the largest circle', `${circles[0]?.length ?? 0}`],
      ['pairs of folders that import each other', `${pairs.length}`],
      ['imports of a higher module', `${upward.length}`],
    ],
  ),
)
for (const circle of circles) print(`circle: ${circle.join(' ')}`)
for (const pair of pairs) print(`pair: ${pair}`)
for (const { from, to } of upward) print(`upward: ${from} -> ${to}`)
if (circles.length + upward.length > 0) process.exitCode = 1
