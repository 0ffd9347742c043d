import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { commands } from '../operator/commands.ts'
import { settings } from '../settings/settings.ts'
import { documentTables, withRows } from './document-tables.ts'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

test.each(documentTables)(
  'the table under "$heading" in $file is generated: `pnpm settings:tables` writes it',
  (table) => {
    expect(withRows(read(table.file), table)).toBe(read(table.file))
  },
)

test('a document without the heading or its rows is refused', () => {
  const table = { file: 'x.md', heading: 'Settings', rows: ['| `A` | b |'] }
  expect(withRows('## Settings\n\n| name | means |\n|---|---|\n| `B` | c |\n\nmore\n', table)).toBe(
    '## Settings\n\n| name | means |\n|---|---|\n| `A` | b |\n\nmore\n',
  )
  for (const text of ['# Settings\n| `B` |\n', '## Settings\n\n## Next\n| `B` |\n'])
    expect(() => withRows(text, table)).toThrow('x.md has no table under "Settings"')
})

const skipped = new Set(['node_modules', 'dist', '.data', '.turbo', 'test-results', 'storybook-static'])
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sources(path)
    return folder.startsWith('deploy') || /(?<!\.test)\.(?:ts|tsx|mjs|cjs|json|md|yml|yaml)$/.test(entry.name)
      ? [path]
      : []
  })

test.each(['README.md', 'docs/operate.md', 'docs/decisions.md', 'apps/gateway/README.md'])(
  '%s: every `pnpm gateway …` is an operator command',
  (file) => {
    const named = [...read(file).matchAll(/\bpnpm gateway ([a-z][a-z-]*)/g)].map(([, name]) => name)
    expect(named.filter((name) => !commands.some((command) => command.name === name))).toEqual([])
  },
)

test('every variable that the repository names is a setting', () => {
  const files = ['apps', 'packages', 'tooling', 'docs', 'deploy'].flatMap(sources)
  const named = new Set(
    [...files, 'README.md', 'package.json'].flatMap((path) => read(path).match(/PARLOUR_[A-Z][A-Z_]*/g) ?? []),
  )
  expect([...named].filter((name) => !Object.hasOwn(settings, name))).toEqual([])
})
