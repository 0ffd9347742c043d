import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const left = new Set(['node_modules', 'dist', '.turbo'])

/** A `package.json`, as far as an installation needs it. */
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const typesOf = ({ devDependencies = {} }: Manifest): [string, string][] =>
  Object.entries(devDependencies).filter(([name]) => name.startsWith('@types/'))

/** The version that a dependency from the catalog has in this workspace. */
const installedVersion = (brand: string, name: string): string =>
  (JSON.parse(readFileSync(join(brand, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version

/**
 * Copies the site of a brand to `folder` and installs there what it depends on as others would: our packages from their
 * tarballs, the rest (with their types) from the registry or what is kept
 * of it. Nothing of this workspace is in reach there; its tests stay.
 * @throws with the words of pnpm, or when the site depends on a package of ours that was not packed
 */
export async function copyBrand(brand: string, folder: string, tarballs: ReadonlyMap<string, string>): Promise<void> {
  await cp(brand, folder, {
    recursive: true,
    filter: (path) => !left.has(basename(path)) && !path.endsWith('.test.ts'),
  })
  const manifest = JSON.parse(await readFile(join(brand, 'package.json'), 'utf8')) as Manifest
  const dependencies = Object.fromEntries(
    [...Object.entries(manifest.dependencies), ...typesOf(manifest)].map(([name, version]) => {
      const tarball = tarballs.get(name)
      if (!tarball && version.startsWith('workspace:')) throw new Error(`${name} was not packed`)
      return [
        name,
        tarball ? `file:${tarball}` : version.startsWith('catalog:') ? installedVersion(brand, name) : version,
      ]
    }),
  )
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'another-brand', private: true, type: 'module', dependencies }),
  )
  await execute('pnpm', ['install', '--prefer-offline', '--ignore-scripts', '--ignore-workspace', '--loglevel=error'], {
    cwd: folder,
    shell: process.platform === 'win32',
  })
}
