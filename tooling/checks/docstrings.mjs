// pnpm docstrings: what the docstrings of the public exports of each
// package say: have/need by part. `--missing [package]` lists the gaps.
import { fileURLToPath } from 'node:url'
import { countDocstrings } from './src/docstrings/count-docstrings.ts'
import { parts } from './src/docstrings/judge-docstring.ts'
import { table } from './src/table.ts'

const { packages, gaps } = countDocstrings(fileURLToPath(new URL('../../', import.meta.url)))
const print = (text) => process.stdout.write(`${text}\n`)
const percent = (share) => `${(share * 100).toFixed(1)} %`
const sum = (pick, part) => packages.reduce((total, { counts }) => total + counts[part][pick], 0)
const all = (pick) => parts.reduce((total, part) => total + sum(pick, part), 0)
const cells = (part) => `${sum('have', part)}/${sum('need', part)}`

print(
  table(
    ['package', 'exports', ...parts, 'share'],
    [
      ...packages.map(({ package: name, exports, counts, share }) => [
        name,
        `${exports}`,
        ...parts.map((part) => `${counts[part].have}/${counts[part].need}`),
        percent(share),
      ]),
      [
        'all',
        `${packages.reduce((total, { exports }) => total + exports, 0)}`,
        ...parts.map(cells),
        percent(all('have') / all('need')),
      ],
    ],
  ),
)
const asked = process.argv.indexOf('--missing')
if (asked > 0)
  for (const { package: name, name: symbol, file, missing, unnamed } of gaps)
    if (!process.argv[asked + 1] || name.endsWith(process.argv[asked + 1]))
      print(`${file}: ${symbol}: ${missing.join(', ')}${unnamed.length > 0 ? ` (${unnamed.join(', ')})` : ''}`)
