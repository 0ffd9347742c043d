import { expect, test } from 'vitest'
import { plantForTest, root } from '../fixture.ts'
import { undeclaredInputs } from './undeclared-inputs.ts'

/** Paths that no task's result depends on, or that reach its hash another way. */
const known: Readonly<Record<string, string>> = {
  'apps/gateway/src/kernel/config/config.ts → apps/connector/dist': 'a gateway of a test is given other folders',
  'apps/gateway/src/kernel/config/config.ts → apps/web/dist': 'a gateway of a test is given other folders',
  'apps/web/build/finish.mjs → ': 'takes the name of the folder out of what is built',
  'apps/web/build/finish.mjs → apps': 'takes the name of the folder out of what is built',
  'apps/web/build/messages-plugin.ts → ': 'reads the messages of packages that the site depends on',
  'tooling/art/src/build/contact-sheet.ts → docs/art/contact-sheet.webp': 'a command writes it',
  'tooling/bench/src/gateway/gateway-folder.ts → apps/gateway': 'a benchmark starts it',
  'tooling/bench/src/i18n/weights.ts → ': 'a benchmark weighs packages',
  'tooling/bench/src/libraries/main.ts → tooling/packages': 'a text of the report',
  'tooling/servers/src/start-gateway.ts → apps/gateway': 'what starts a gateway names @parlour/gateway#transit',
}

test('no test or build leaves its package by a path that turbo does not know', () => {
  const found = undeclaredInputs(root).map(({ file, path }) => `${file} → ${path}`)
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(known).toSorted())
})

const manifest = (name: string, dependencies: readonly string[] = []) =>
  JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((one) => [one, 'workspace:^'])) })
const leaves = (path: string) => `const text = readFileSync(new URL('${path}', import.meta.url))\n`

const plantTwo = (text: string, turbo: object, dependencies: readonly string[] = []) =>
  plantForTest({
    'packages/a/package.json': manifest('@parlour/a', dependencies),
    'packages/a/turbo.json': JSON.stringify({ tasks: turbo }),
    'packages/a/src/a.test.ts': text,
    'packages/b/package.json': manifest('@parlour/b'),
  })

test.each([
  ['nothing declared', leaves('../../../docs/a.md'), {}, [], ['docs/a.md']],
  ['a folder that is declared', leaves('../../../docs/a.md'), { test: { inputs: ['$TURBO_ROOT$/docs/**'] } }, [], []],
  [
    'another file declared',
    leaves('../../../docs/a.md'),
    { test: { inputs: ['$TURBO_ROOT$/docs/b.md'] } },
    [],
    ['docs/a.md'],
  ],
  ['a package that is not depended on', leaves('../../b/src/b.ts'), {}, [], ['packages/b/src/b.ts']],
  ['a package that is depended on', leaves('../../b/src/b.ts'), {}, ['@parlour/b'], []],
  ['a package whose task is named', leaves('../../b/x'), { test: { dependsOn: ['@parlour/b#transit'] } }, [], []],
  ['the root without any input', leaves('../../..'), {}, [], ['']],
  ['its own files', leaves('../README.md'), {}, [], []],
] as const)('%s', (_, text, turbo, dependencies, expected) => {
  expect(undeclaredInputs(plantTwo(text, turbo, dependencies)).map(({ path }) => path)).toEqual(expected)
})
