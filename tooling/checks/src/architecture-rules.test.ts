import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { link, plant, root, type Files } from './fixture.ts'
import { moduleOrder } from './modules/order.ts'

const execute = promisify(execFile)
const names = ['api-client', 'i18n', 'ui-kit', 'validation', 'screen-kit', 'auth', 'site', 'games'].map(
  (name) => `packages/${name}`,
)
const apps = ['apps/web', 'apps/gateway', 'apps/play', 'apps/storybook', 'apps/brand-sample']
const tools = ['tooling/art', 'tooling/checks']

const manifest = (path: string): string => {
  const entryPoints = {
    '.': './src/index.ts',
    './react': './src/react/index.ts',
    './endpoints': './src/endpoints/index.ts',
  }
  const exports = Object.fromEntries(
    Object.entries(entryPoints).map(([entryPoint, file]) => [entryPoint, { '@parlour/source': file }]),
  )
  const workspace = Object.fromEntries([...names, ...tools].map((other) => [`@parlour/${other.split('/')[1]}`, '*']))
  const dependencies = { ...workspace, 'crypto-js': '*', react: '*', 'react-intl': '*' }
  return JSON.stringify({ name: path, type: 'module', exports, dependencies, devDependencies: { later: '*' } })
}

const thirdParty = (name: string): Files => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
  [`node_modules/${name}/index.js`]: 'export const it = 1',
})

const modules: readonly string[] = moduleOrder
const inGateway = (file: string): string => `apps/gateway/src/${file}`

const clean: Files = {
  'apps/gateway/src/kernel/notify/index.ts': 'export const notifyMember = 1',
  ...Object.fromEntries([...names, ...apps, ...tools].map((path) => [`${path}/package.json`, manifest(path)])),
  ...Object.fromEntries([...names, ...tools].map((path) => [`${path}/src/index.ts`, 'export const core = 1'])),
  ...Object.fromEntries(names.map((path) => [`${path}/src/react/index.ts`, `export { it } from 'react'`])),
  'packages/api-client/src/endpoints/index.ts': 'export const record = 1',
  'packages/games/src/testing/open.ts': `import '@parlour/art'`,
  'packages/screen-kit/src/index.ts': `export { core } from '@parlour/api-client'`,
  'packages/auth/src/index.ts': `export { core } from '@parlour/screen-kit'`,
  'packages/site/src/index.ts': `export { core } from '@parlour/auth'\nexport { record } from '@parlour/api-client/endpoints'`,
  'packages/site/src/index.test.ts': `import { it } from 'later'\nimport '@parlour/ui-kit/react'\nexport { it }`,
  'apps/gateway/src/main.ts': `import '@parlour/api-client/endpoints'\nimport '@parlour/art'`,
  'apps/play/src/calls/slot.ts': 'export interface Spin { win: number }',
  'apps/play/src/calls/index.ts': `export type { Spin } from './slot.ts'`,
  'apps/gateway/src/spin.ts': `import type { Spin } from '../../play/src/calls/index.ts'\nexport type Answer = Spin`,
  // Every module of the gateway imports all below it, and its tests those above.
  ...Object.fromEntries(
    modules.flatMap((name, at) => [
      [
        inGateway(name === 'kernel' ? 'kernel/db/index.ts' : `${name}/index.ts`),
        `${modules
          .slice(0, at)
          .map((low) => `import '../${low === 'kernel' ? 'kernel/db' : low}/index.ts'\n`)
          .join('')}export const it = 1`,
      ],
      [inGateway(`${name}/in.test.ts`), `import '../app/index.ts'`],
    ]),
  ),
  'apps/web/src/main.ts': `import '@parlour/site/react'\nimport '@parlour/games'`,
  'apps/storybook/stories.ts': `import '@parlour/ui-kit'`,
  'apps/brand-sample/src/main.ts': `import '@parlour/api-client'\nimport '@parlour/api-client/endpoints'`,
  ...thirdParty('react'),
  ...thirdParty('react-intl'),
  'packages/api-client/src/ciphers/legacy/des.ts': `import 'crypto-js'`,
  ...thirdParty('crypto-js'),
  ...thirdParty('later'),
  ...thirdParty('unlisted'),
}

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[]
  }
}

const typesOnly: Files = {
  'packages/site/src/a.ts': `import type { B } from './b.ts'\nexport interface A { b: B }`,
  'packages/site/src/b.ts': `import type { A } from './a.ts'\nexport interface B { a: A }`,
}

/** Of each rule, files that break it. */
const breaking: Record<string, Files> = {
  'no-cycle': {
    'packages/site/src/a.ts': `import './b.ts'\nexport const a = 1`,
    'packages/site/src/b.ts': `import './a.ts'\nexport const b = 1`,
  },
  resolvable: { 'packages/site/src/a.ts': `import './gone.ts'` },
  declared: { 'apps/web/src/a.ts': `import 'unlisted'` },
  'ground-alone': { 'packages/i18n/src/a.ts': `import '@parlour/validation'` },
  'screen-kit-on-ground': { 'packages/screen-kit/src/a.ts': `import '@parlour/auth'` },
  'auth-on-ground': { 'packages/auth/src/a.ts': `import '@parlour/site'` },
  'domains-apart': { 'packages/site/src/react/a.ts': `import '@parlour/games'` },
  'packages-below-apps': { 'packages/site/src/a.ts': `import '../../../apps/web/src/main.ts'` },
  'conformance-on-client': {
    'packages/conformance/package.json': manifest('packages/conformance'),
    'packages/conformance/src/a.ts': `import '@parlour/api-client'\nimport '@parlour/i18n'`,
  },
  'apps-apart': { 'apps/storybook/a.ts': `import '../web/src/main.ts'` },
  'page-calls-by-entry-point': {
    'apps/gateway/src/a.ts': `import type { Spin } from '../../play/src/calls/slot.ts'\nexport type Answer = Spin`,
  },
  'page-calls-as-types': { 'apps/gateway/src/a.ts': `import '../../play/src/calls/index.ts'` },
  'page-calls-alone': {
    'apps/play/src/card.ts': 'export type Card = string',
    'apps/play/src/calls/a.ts': `import type { Card } from '../card.ts'\nexport type Hand = Card[]`,
  },
  'screens-by-entry-point': { 'apps/storybook/src/screens/a.ts': `import '../../../web/src/main.ts'` },
  'core-without-react': { 'packages/site/src/a.ts': `import type { it } from 'react'\nexport type It = typeof it` },
  'core-without-screens': { 'packages/site/src/a.ts': `import './react/index.ts'` },
  'core-without-node': { 'packages/site/src/a.ts': `import 'node:fs'` },
  'gateway-entry-points': {
    'apps/gateway/src/kernel/db/inner.ts': 'export const inner = 1',
    'apps/gateway/src/play/a.ts': `import '../kernel/db/inner.ts'`,
  },
  'gateway-ports': {
    'apps/gateway/src/play/a.ts': `import '../kernel/notify/index.ts'`,
  },
  'gateway-diet': { 'apps/gateway/src/a.ts': `import '@parlour/games'` },
  'brand-alone': { 'apps/brand-sample/src/a.ts': `import 'react'` },
  'words-by-i18n': { 'packages/site/src/react/a.ts': `import 'react-intl'` },
  'legacy-cipher-alone': { 'packages/api-client/src/a.ts': `import 'crypto-js'` },
  'entry-points-only': {
    'packages/games/src/inner.ts': 'export const inner = 1',
    'apps/web/src/a.ts': `import '../../../packages/games/src/inner.ts'`,
  },
  'tools-by-entry-point': {
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

const others = [
  ['a core that imports the kit', { 'packages/site/src/a.ts': `import '@parlour/ui-kit'` }, 'core-without-screens'],
  [
    'a core that imports a .tsx file',
    { 'packages/site/src/b.tsx': '', 'packages/site/src/a.ts': `import './b.tsx'` },
    'core-without-screens',
  ],
  ['a gateway that imports the client', { 'apps/gateway/src/a.ts': `import '@parlour/api-client'` }, 'gateway-diet'],
  [
    'a page whose answers come from the gateway itself',
    { 'apps/play/src/a.ts': `import type { it } from '../../gateway/src/play/index.ts'\nexport type It = typeof it` },
    'apps-apart',
  ],
  ['a brand that takes the kit', { 'apps/brand-sample/src/a.ts': `import '@parlour/ui-kit'` }, 'brand-alone'],
  [
    'a type of another domain',
    { 'packages/games/src/a.ts': `import type { core } from '@parlour/site'\nexport type C = typeof core` },
    'domains-apart',
  ],
  [
    'a domain package that auth imports',
    { 'packages/auth/src/react/a.ts': `import '@parlour/games'` },
    'auth-on-ground',
  ],
] as const

/** The same files under names that no other case has: `a.ts` of the case `no-cycle` is `no-cycle-a.ts`. */
function named(tag: string, files: Files): Files {
  const rename = (text: string, name: string): string => text.replaceAll(`/${name}'`, `/${tag}-${name}'`)
  const texts = Object.entries(files).map(
    ([path, text]) =>
      [
        path,
        Object.keys(files)
          .map((other) => basename(other))
          .reduce(rename, text),
      ] as const,
  )
  return Object.fromEntries(texts.map(([path, text]) => [join(dirname(path), `${tag}-${basename(path)}`), text]))
}

const cases: Record<string, Files> = {
  'only-types': typesOnly,
  ...breaking,
  ...Object.fromEntries(others.map(([title, files]) => [title.replaceAll(/\W/g, '-'), files])),
}
const tagged = Object.entries(cases).map(([tag, files]) => [tag, named(tag, files)] as const)

/** What a tree of these files breaks: each file is named with its rules. */
async function judge(files: Files): Promise<{ from: string; rule: string }[]> {
  const folder = plant(files)
  for (const path of [...names, ...tools])
    link(folder, `node_modules/@parlour/${path.split('/')[1]}`, join(folder, path))
  const binary = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = join(root, 'tooling/checks/architecture-rules.cjs')
  const { stdout } = await execute(
    process.execPath,
    [binary, '--config', config, '--output-type', 'json', 'packages', 'apps', 'tooling'],
    { cwd: folder, maxBuffer: 64_000_000 },
  ).catch((failed: { stdout: string }) => failed)
  rmSync(folder, { recursive: true, force: true })
  return (JSON.parse(stdout) as Report).summary.violations.map(({ from, rule }) => ({ from, rule: rule.name }))
}

let violations: Awaited<ReturnType<typeof judge>>
/** The clean files and those of all cases, in one tree. */
const everything = Object.assign({}, clean, ...tagged.map(([, files]) => files)) as Files
beforeAll(async () => void (violations = await judge(everything)))

/** The names of the rules that the files of a case break. */
function broken(tag: string): string[] {
  const files = new Set(Object.keys(tagged.find(([known]) => known === tag)?.[1] ?? {}))
  return [...new Set(violations.filter(({ from }) => files.has(from)).map(({ rule }) => rule))].toSorted()
}

test('what keeps the layers passes', () => {
  const files = new Set(Object.keys(clean))
  expect(violations.filter(({ from }) => files.has(from))).toEqual([])
})

test('a cycle that types alone close passes', () => {
  expect(broken('only-types')).toEqual([])
})

test('what is refused stands in a file of a case', () => {
  const files = new Set(tagged.flatMap(([, planted]) => Object.keys(planted)))
  expect(violations.filter(({ from }) => !files.has(from))).toEqual([])
})

test.each(Object.keys(breaking))('what breaks "%s" is named so, and nothing else', (name) => {
  expect(broken(name)).toEqual([name])
})

test.each(others)('%s is refused', (title, _, name) => {
  expect(broken(title.replaceAll(/\W/g, '-'))).toEqual([name])
})

// All modules in one tree: a run of dependency-cruiser takes seconds.
test('a module of the gateway that imports one above it breaks the rule of its own, with a type too', async () => {
  const lower = modules.slice(0, -1)
  const files = lower.flatMap((name, at) => [
    [inGateway(`${name}/value.ts`), `import '../${modules[at + 1]}/index.ts'`],
    [inGateway(`${name}/type.ts`), `import type { it } from '../app/index.ts'\nexport type It = typeof it`],
  ])
  const found = (await judge({ ...clean, ...Object.fromEntries(files) })).map(({ from, rule }) => [from, rule])
  const expected = lower.flatMap((name) =>
    ['type', 'value'].map((file) => [inGateway(`${name}/${file}.ts`), `gateway-${name}`]),
  )
  expect(found.map(String).toSorted()).toEqual(expected.map(String).toSorted())
})

test('every rule has files that break it', () => {
  const config = createRequire(import.meta.url)('../architecture-rules.cjs') as { forbidden: { name: string }[] }
  const proved = [...Object.keys(breaking), ...modules.slice(0, -1).map((name) => `gateway-${name}`)]
  expect(config.forbidden.map(({ name }) => name).toSorted()).toEqual(proved.toSorted())
})
