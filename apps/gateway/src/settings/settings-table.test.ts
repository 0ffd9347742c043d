import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { settingTables, withSettings } from './setting-tables.ts'
import { settings } from './settings.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

test.each(settingTables)('the table under "$heading" in $file is the settings (pnpm settings:tables writes it)', (table) => {
  expect(withSettings(read(table.file), table)).toBe(read(table.file))
})

test('a table whose heading or rows are gone is told, not passed over', () => {
  const table = { file: 'x.md', heading: 'Settings', rows: ['| `A` | b |'] }
  expect(withSettings('## Settings\n\n| name | means |\n|---|---|\n| `B` | c |\n\nmore\n', table)).toBe('## Settings\n\n| name | means |\n|---|---|\n| `A` | b |\n\nmore\n')
  for (const text of ['# Settings\n| `B` |\n', '## Settings\n\n## Next\n| `B` |\n']) expect(() => withSettings(text, table)).toThrow('x.md has no table under "Settings"')
})

const skipped = new Set(['node_modules', 'dist', '.data', '.turbo', 'test-results', 'storybook-static'])
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sources(path)
    return folder.startsWith('deploy') || /(?<!\.test)\.(?:ts|tsx|mjs|cjs|json|md|yml|yaml)$/.test(entry.name) ? [path] : []
  })

test('every variable that the repository names is a setting', () => {
  const files = ['apps', 'packages', 'tooling', 'docs', 'deploy'].flatMap(sources)
  const named = new Set([...files, 'README.md', 'package.json'].flatMap((path) => read(path).match(/PARLOUR_[A-Z][A-Z_]*/g) ?? []))
  expect([...named].filter((name) => !Object.hasOwn(settings, name))).toEqual([])
})
