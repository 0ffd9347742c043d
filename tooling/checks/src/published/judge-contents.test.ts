import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createPackageFromTarballData } from '@arethetypeswrong/core'
import { afterAll, expect, test } from 'vitest'
import { allEndpoints } from '@parlour/api-client/testing'
import { plantForTest, root, type Files } from '../fixture.ts'
import { judgeContents, type Home } from './judge-contents.ts'
import { packPackages } from './pack-packages.ts'

const home = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Home
const folder = await mkdtemp(join(tmpdir(), 'parlour-contents-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const tarballs = await packPackages(root, 'packages', folder)

test.each([...tarballs.keys()])(
  '[API-06] %s is packed with licence, address, keywords and the changes of its next version',
  (name) => {
    const bytes = readFileSync(tarballs.get(name) ?? '')
    expect(judgeContents(bytes, `packages/${name.slice('@parlour/'.length)}`, home)).toEqual([])
  },
)

test('[API-06] the packed client has every call and every page of its reference, and the examples', () => {
  const packed = createPackageFromTarballData(readFileSync(tarballs.get('@parlour/api-client') ?? ''))
  const reference = packed
    .listFiles('/node_modules/@parlour/api-client/reference')
    .map((file) => packed.readFile(file))
    .join('\n')
  for (const { name, method, path } of allEndpoints) {
    expect(reference).toContain(`\n## ${name}\n`)
    expect(reference).toContain(`| \`${method} ${path}\` | the record |`)
  }
  for (const page of ['README.md', 'errors.md'])
    expect(packed.fileExists(`/node_modules/@parlour/api-client/reference/${page}`)).toBe(true)
  expect(packed.fileExists('/node_modules/@parlour/api-client/examples/first-call.ts')).toBe(true)
})

const execute = promisify(execFile)
const manifest = {
  name: '@parlour/made',
  version: '1.2.0',
  description: 'Made for this test.',
  license: 'MIT',
  keywords: ['one', 'two', 'three'],
  homepage: `${home.homepage}/tree/main/packages/made`,
  repository: { ...home.repository, directory: 'packages/made' },
  files: ['CHANGELOG.md'],
}
const files: Files = {
  LICENSE: 'Permission is hereby granted',
  'README.md': '# made',
  'CHANGELOG.md': '# made\n\n## 1.2.0\n\n- Something.\n',
}

/** What is said about this package once it is packed. */
async function verdict(changed: object, packed: Files = files): Promise<string> {
  const place = plantForTest({ 'package.json': JSON.stringify({ ...manifest, ...changed }), ...packed })
  await execute('pnpm', ['pack', '--pack-destination', place], { cwd: place })
  const tarball = readdirSync(place).find((file) => file.endsWith('.tgz'))
  return judgeContents(readFileSync(join(place, tarball ?? '')), 'packages/made', home).join('\n')
}

test('[API-06] a package with all of them passes, and each that is missing is named', async () => {
  expect(await verdict({})).toBe('')
  expect(await verdict({ keywords: ['one', 'one'] })).toBe('@parlour/made: keywords: fewer than 3')
  expect(await verdict({ repository: { ...manifest.repository, directory: 'packages/other' } })).toContain(
    'repository: ',
  )
  expect(await verdict({ homepage: 'https://elsewhere.example' })).toContain('homepage: ')
  expect(await verdict({ version: '1.3.0' })).toContain('CHANGELOG.md: nothing about 1.3.0')
  const { LICENSE: _, ...rest } = files
  expect(await verdict({}, rest)).toContain('no LICENSE')
})
