import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { plantForTest, type Files } from '../fixture.ts'
import { judgeTarball } from './judge-tarball.ts'

const execute = promisify(execFile)
const both = {
  import: { types: './dist/index.d.ts', default: './dist/index.js' },
  require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
}
const files: Files = {
  'dist/index.js': 'export const one = 1\n',
  'dist/index.d.ts': 'export declare const one: number\n',
  'dist/index.cjs': 'exports.one = 1\n',
  'dist/index.d.cts': 'export declare const one: number\n',
}

/** What is said about a package with these entry points and files, once it is packed. */
async function verdict(exports: object, packed: Files = files): Promise<string[]> {
  const manifest = {
    name: '@parlour/made',
    version: '1.0.0',
    license: 'MIT',
    type: 'module',
    engines: { node: '>=22' },
    files: ['dist'],
    exports,
  }
  const folder = plantForTest({ 'package.json': JSON.stringify(manifest), ...packed })
  await execute('pnpm', ['pack', '--pack-destination', folder], { cwd: folder })
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  return judgeTarball(readFileSync(join(folder, tarball ?? '')))
}

test('[API-06] a package that both import and require can use passes, so does one for import alone', async () => {
  expect(await verdict({ '.': both })).toEqual([])
  expect(await verdict({ '.': both.import })).toEqual([])
})

test('[API-06] types that tell require of an ES module are named', async () => {
  const exports = { '.': { ...both, require: { types: './dist/index.d.ts', default: './dist/index.cjs' } } }
  expect((await verdict(exports)).join('\n')).toContain('FalseESM')
})

test('[API-06] an entry point to a file that is not packed is named', async () => {
  const { 'dist/index.d.cts': _, 'dist/index.cjs': __, ...rest } = files
  expect((await verdict({ '.': both }, rest)).join('\n')).toContain('does not exist')
})

test('[API-06] a condition that only this workspace knows is named', async () => {
  expect((await verdict({ '.': { '@parlour/source': './dist/index.js', ...both.import } })).join('\n')).toContain(
    'the condition @parlour/source is for this workspace only',
  )
})
