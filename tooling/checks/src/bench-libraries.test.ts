import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readManifests } from './read-manifests.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
// What is only measured beside our own code.
const contenders = [
  '@date-fns/tz',
  '@leeoniya/ufuzzy',
  '@lingui/core',
  '@lingui/message-utils',
  '@lingui/react',
  '@tanstack/react-form',
  '@types/autocannon',
  'ajv',
  'autocannon',
  'date-fns',
  'fuse.js',
  'i18next',
  'minisearch',
  'p-limit',
  'react-hook-form',
  'react-i18next',
  'temporal-polyfill',
  'yup',
  'zod',
]

test('libraries that are only measured stand in the manifest of tooling/bench and in no other', () => {
  const homes = new Map(contenders.map((name) => [name, [] as string[]]))
  for (const { file, names } of readManifests(root)) for (const name of names) homes.get(name)?.push(dirname(file))
  expect(Object.fromEntries(homes)).toEqual(Object.fromEntries(contenders.map((name) => [name, ['tooling/bench']])))
})

test('the root commands of the benchmarks name scripts that tooling/bench has', () => {
  const scriptsOf = (folder: string) =>
    (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
      .scripts
  const own = scriptsOf('tooling/bench')
  const asked = Object.values(scriptsOf('.')).flatMap((line) => /--filter @parlour\/bench (\S+)$/.exec(line)?.[1] ?? [])
  expect(asked.toSorted()).toEqual(
    Object.keys(own)
      .filter((name) => !['typecheck', 'lint'].includes(name))
      .toSorted(),
  )
})
