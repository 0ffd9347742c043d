import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startContractPlatform } from '@parlour/servers'
import { afterAll, beforeAll, expect, test } from 'vitest'

const execute = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))
let folder = ''

/** Packs a package as it is published. @returns the tarball */
async function pack(name: string): Promise<string> {
  const built = join(root, 'packages', name, 'dist')
  if (!existsSync(built))
    throw new Error(`packages/${name} is not built: pnpm exec turbo run build declarations --filter=@parlour/${name}`)
  await execute('pnpm', ['pack', '--pack-destination', folder], { cwd: join(root, 'packages', name) })
  const tarball = (await readdir(folder)).find((file) => file.startsWith(`parlour-${name}-`))
  return `file:${join(folder, tarball ?? '')}`
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlour-conformance-'))
  const client = await pack('api-client')
  const dependencies = { '@parlour/api-client': client, '@parlour/conformance': await pack('conformance') }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'operator', private: true, dependencies }))
  await writeFile(join(folder, 'pnpm-workspace.yaml'), `overrides: { '@parlour/api-client': '${client}' }\n`)
  await execute('pnpm', ['install', '--prefer-offline', '--ignore-scripts', '--loglevel=error'], { cwd: folder })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('[API-06] the command runs from its tarball, outside of this repository, and writes the file', async () => {
  const platform = await startContractPlatform()
  try {
    const args = ['exec', 'conformance', platform.origin, '--username', 'demo01', '--out', 'brand-platform-acme.ts']
    const { stdout } = await execute('pnpm', args, {
      cwd: folder,
      env: { ...process.env, CONFORMANCE_PASSWORD: 'abc12345' },
    })
    expect(stdout).toMatch(/^has +getBalance +GET \/wps\/v2\/wallets\/balance +read$/m)
    expect(await readFile(join(folder, 'brand-platform-acme.ts'), 'utf8')).toContain("cipher: 'legacy'")
  } finally {
    await platform.stop()
  }
})

test('[API-06] the tarball holds the licence, the readme, the command and the types, and no source', async () => {
  const installed = join(folder, 'node_modules/@parlour/conformance')
  // The changelog comes with the first release.
  const files = (await readdir(installed)).filter((file) => !['node_modules', 'CHANGELOG.md'].includes(file))
  expect(files.toSorted()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json'])
  expect(await readFile(join(installed, 'dist/main.js'), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
  expect(existsSync(join(installed, 'dist/index.d.ts'))).toBe(true)
})
