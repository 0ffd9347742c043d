import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { link, plantForTest, root, type Files } from './fixture.ts'

const execute = promisify(execFile)
const names = ['api-client', 'i18n', 'ui-kit', 'validation', 'auth', 'site', 'games'].map((name) => `packages/${name}`)
const apps = ['apps/web', 'apps/gateway', 'apps/storybook', 'apps/brand-sample']
const tools = ['tooling/art', 'tooling/checks']

const manifest = (path: string): string => {
  const doors = { '.': './src/index.ts', './react': './src/react/index.ts', './endpoints': './src/endpoints/index.ts' }
  const exports = Object.fromEntries(Object.entries(doors).map(([door, file]) => [door, { '@parlour/source': file }]))
  const workspace = Object.fromEntries([...names, ...tools].map((other) => [`@parlour/${other.split('/')[1]}`, '*']))
  const dependencies = { ...workspace, react: '*', 'react-intl': '*' }
  return JSON.stringify({ name: path, type: 'module', exports, dependencies, devDependencies: { later: '*' } })
}

const thirdParty = (name: string): Files => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
  [`node_modules/${name}/index.js`]: 'export const it = 1',
})

const clean: Files = {
  ...Object.fromEntries([...names, ...apps, ...tools].map((path) => [`${path}/package.json`, manifest(path)])),
  ...Object.fromEntries([...names, ...tools].map((path) => [`${path}/src/index.ts`, 'export const core = 1'])),
  ...Object.fromEntries(names.map((path) => [`${path}/src/react/index.ts`, `export { it } from 'react'`])),
  'packages/api-client/src/endpoints/index.ts': 'export const record = 1',
  'packages/auth/src/index.ts': `export { core } from '@parlour/api-client'`,
  'packages/site/src/index.ts': `export { core } from '@parlour/auth'\nexport { record } from '@parlour/api-client/endpoints'`,
  'packages/site/src/index.test.ts': `import { it } from 'later'\nimport '@parlour/ui-kit/react'\nexport { it }`,
  'apps/gateway/src/main.ts': `import '@parlour/api-client/endpoints'\nimport '@parlour/art'`,
  'apps/web/src/main.ts': `import '@parlour/site/react'\nimport '@parlour/games'`,
  'apps/storybook/stories.ts': `import '@parlour/ui-kit'`,
  'apps/brand-sample/src/main.ts': `import '@parlour/api-client'\nimport '@parlour/api-client/endpoints'`,
  ...thirdParty('react'),
  ...thirdParty('react-intl'),
  ...thirdParty('later'),
  ...thirdParty('unlisted'),
}

interface Report {
  readonly summary: { readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[] }
}

/** The names of the rules that a tree breaks. */
async function broken(files: Files): Promise<string[]> {
  const folder = plantForTest({ ...clean, ...files })
  for (const path of [...names, ...tools]) link(folder, `node_modules/@parlour/${path.split('/')[1]}`, join(folder, path))
  const binary = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = join(root, 'tooling/checks/fences.cjs')
  const { stdout } = await execute(
    process.execPath,
    [binary, '--config', config, '--output-type', 'json', 'packages', 'apps', 'tooling'],
    { cwd: folder, maxBuffer: 64_000_000 },
  ).catch((failed: { stdout: string }) => failed)
  const { summary } = JSON.parse(stdout) as Report
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].toSorted()
}

test('a tree that keeps the layers passes', async () => {
  expect(await broken({})).toEqual([])
})

test('a cycle that types alone close passes', async () => {
  const files = {
    'packages/site/src/a.ts': `import type { B } from './b.ts'\nexport interface A { b: B }`,
    'packages/site/src/b.ts': `import type { A } from './a.ts'\nexport interface B { a: A }`,
  }
  expect(await broken(files)).toEqual([])
})

const trees: Record<string, Files> = {
  'no-cycle': {
    'packages/site/src/a.ts': `import './b.ts'\nexport const a = 1`,
    'packages/site/src/b.ts': `import './a.ts'\nexport const b = 1`,
  },
  resolvable: { 'packages/site/src/a.ts': `import './gone.ts'` },
  declared: { 'apps/web/src/a.ts': `import 'unlisted'` },
  'ground-alone': { 'packages/i18n/src/a.ts': `import '@parlour/validation'` },
  'auth-on-ground': { 'packages/auth/src/a.ts': `import '@parlour/site'` },
  'domains-apart': { 'packages/site/src/react/a.ts': `import '@parlour/games'` },
  'packages-below-apps': { 'packages/site/src/a.ts': `import '../../../apps/web/src/main.ts'` },
  'apps-apart': { 'apps/storybook/a.ts': `import '../web/src/main.ts'` },
  'screens-by-door': { 'apps/storybook/src/screens/a.ts': `import '../../../web/src/main.ts'` },
  'core-without-react': { 'packages/site/src/a.ts': `import type { it } from 'react'\nexport type It = typeof it` },
  'core-without-screens': { 'packages/site/src/a.ts': `import './react/index.ts'` },
  'core-without-node': { 'packages/site/src/a.ts': `import 'node:fs'` },
  'gateway-diet': { 'apps/gateway/src/a.ts': `import '@parlour/games'` },
  'brand-alone': { 'apps/brand-sample/src/a.ts': `import 'react'` },
  'words-by-i18n': { 'packages/site/src/react/a.ts': `import 'react-intl'` },
  'doors-only': {
    'packages/games/src/inner.ts': 'export const inner = 1',
    'apps/web/src/a.ts': `import '../../../packages/games/src/inner.ts'`,
  },
  'tools-by-door': {
    'tooling/art/src/inner.ts': 'export const inner = 1',
    'apps/web/src/a.ts': `import '../../../tooling/art/src/inner.ts'`,
  },
  'no-tools-inside': { 'packages/site/src/react/a.ts': `import '@parlour/art'` },
  'no-tests-inside': {
    'packages/site/src/a.test.ts': 'export const secret = 1',
    'packages/site/src/a.ts': `import './a.test.ts'`,
  },
  'no-dev-inside': { 'packages/site/src/a.ts': `import 'later'` },
}

test.each(Object.entries(trees))('a tree that breaks "%s" is named so, and nothing else', async (name, files) => {
  expect(await broken(files)).toEqual([name])
})

test.each([
  ['a core that imports the kit', { 'packages/site/src/a.ts': `import '@parlour/ui-kit'` }, 'core-without-screens'],
  ['a core that imports a .tsx file', { 'packages/site/src/b.tsx': '', 'packages/site/src/a.ts': `import './b.tsx'` }, 'core-without-screens'],
  ['a gateway that imports the client', { 'apps/gateway/src/a.ts': `import '@parlour/api-client'` }, 'gateway-diet'],
  ['a brand that takes the kit', { 'apps/brand-sample/src/a.ts': `import '@parlour/ui-kit'` }, 'brand-alone'],
  ['a type of another domain', { 'packages/games/src/a.ts': `import type { core } from '@parlour/site'\nexport type C = typeof core` }, 'domains-apart'],
  ['a domain package that auth imports', { 'packages/auth/src/react/a.ts': `import '@parlour/games'` }, 'auth-on-ground'],
] as const)('%s is refused', async (_, files, name) => {
  expect(await broken(files)).toEqual([name])
})

test('every rule has a tree that breaks it', () => {
  const config = createRequire(import.meta.url)('../fences.cjs') as { forbidden: { name: string }[] }
  expect(config.forbidden.map(({ name }) => name).toSorted()).toEqual(Object.keys(trees).toSorted())
})
