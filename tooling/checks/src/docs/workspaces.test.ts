import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../fixture.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const names = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter((folder) => existsSync(join(root, folder, 'package.json')))

const packages = names('packages/*')
const apps = names('apps/*')

test('the README has a row for every package and every app', () => {
  const text = read('README.md')
  expect([...packages, ...apps].filter((folder) => !text.includes(`](${folder}`))).toEqual([])
})

test('docs/architecture.md has a row for every package and every app', () => {
  const text = read('docs/architecture.md')
  const first = [...packages.map((folder) => folder.replace('packages/', '')), ...apps]
  expect(first.filter((name) => !text.includes(`\n| ${name} |`))).toEqual([])
})

test('docs/architecture.md has a row for every module of the gateway', () => {
  const folders = readdirSync(join(root, 'apps/gateway/src'), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  )
  const rows = [...read('docs/architecture.md').matchAll(/^\| \d \| (\w+) \|/gm)].map(([, name = '']) => name)
  expect(new Set(rows)).toEqual(new Set(folders.map(({ name }) => name)))
})

test('every package has a README', () => {
  expect(packages.filter((folder) => !existsSync(join(root, folder, 'README.md')))).toEqual([])
})
