// pnpm size: what each route, each game and each entry point of a
// package weighs, and whether they keep their budgets. Needs a build.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { judge } from './src/size/judge.ts'
import { judgeGames, measureGames } from './src/size/measure-games.ts'
import { measureEntryPoints } from './src/size/measure-entry-points.ts'
import { judgeImports, measureImports } from './src/size/measure-imports.ts'
import { measureSite } from './src/size/measure-site.ts'
import { kilobytes, table } from './src/table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const client = join(root, 'apps/web/dist/client')
const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'))
const print = (text) => process.stdout.write(`${text}\n`)

if (!existsSync(join(client, '.vite/manifest.json'))) {
  process.stderr.write('size: the site is not built; run `npm run x -- pnpm build` first\n')
  process.exit(1)
}

const site = measureSite(client, budgets.firstFonts, 'TY')
const games = measureGames(join(root, 'apps/play/dist'))
const entryPoints = await measureEntryPoints(root)
const imports = await measureImports(root, budgets.imports)
const row = ({ name, js, css, fonts }) => [name, kilobytes(js), kilobytes(css), kilobytes(fonts)]

print(`First load of a route, in kB of 1,000 bytes, brotli 11 (page without content: ${kilobytes(site.html)})\n`)
print(table(['route', 'js', 'css', 'fonts'], site.routes.map(row)))
print(`\nWhat comes later, on top of the first load\n`)
print(table(['part', 'js', 'css', 'fonts'], [...site.words, ...site.windows].map(row)))
print(`\nPages of games, without the document and its words\n`)
print(
  table(
    ['page', 'js', 'css'],
    games.map(({ name, js, css }) => [name, kilobytes(js), kilobytes(css)]),
  ),
)
print(`\nEntry points of the packages, minified: own code, and with dependencies that are not peers\n`)
print(
  table(
    ['entry point', 'own', 'whole'],
    entryPoints.map(({ name, own, whole }) => [name, kilobytes(own), kilobytes(whole)]),
  ),
)
print(`\nWhat an import brings into a site that needs no more\n`)
print(
  table(
    ['import', 'whole', 'budget'],
    imports.map(({ name, whole, limit }) => [name, kilobytes(whole), kilobytes(limit)]),
  ),
)

const complaints = [
  ...judgeImports(imports),
  ...judgeGames(games, budgets.game),
  ...judge(site, entryPoints, budgets, (file) => readFileSync(join(client, file), 'utf8')),
]
for (const complaint of complaints) process.stderr.write(`size: ${complaint}\n`)
if (complaints.length > 0) process.exitCode = 1
else print('\nsize: within the budgets of tooling/checks/budgets.json')
