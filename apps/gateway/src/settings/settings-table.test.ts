import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { settingList, settings } from './settings.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The rows of the tables in the readme files, as the settings have them. */
const rows = (readBy: readonly string[]): string[] =>
  settingList.filter((setting) => readBy.includes(setting.readBy)).map(({ name, means, without }) => `| \`${name}\` | ${means} | ${without} |`)

const rowsUnder = (text: string, heading: string): string[] =>
  (text.split(`\n## ${heading}\n`)[1] ?? '').split('\n## ')[0]?.split('\n').filter((line) => line.startsWith('| `')) ?? []

test('the table of the environment in the readme is the settings', () => {
  expect(rowsUnder(read('README.md'), 'Environment')).toEqual(rows(['gateway', 'command line', 'tooling']))
})

test("the table in the gateway's readme is what a gateway and its command line read", () => {
  expect(rowsUnder(read('apps/gateway/README.md'), 'Settings')).toEqual(rows(['gateway', 'command line']))
})

const skipped = new Set(['node_modules', 'dist', '.data', '.turbo', 'test-results', 'storybook-static'])
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sources(path)
    return /(?<!\.test)\.(?:ts|tsx|mjs|cjs|json|md|yml|yaml)$/.test(entry.name) ? [path] : []
  })

test('every variable that the repository names is a setting', () => {
  const files = ['apps', 'packages', 'tooling', 'docs'].flatMap(sources)
  const named = new Set([...files, 'README.md', 'package.json'].flatMap((path) => read(path).match(/PARLOUR_[A-Z][A-Z_]*/g) ?? []))
  expect([...named].filter((name) => !Object.hasOwn(settings, name))).toEqual([])
})
