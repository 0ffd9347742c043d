import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyForRelease } from './release-copy.ts'

const execute = promisify(execFile)

/**
 * Packs every package below `folder` of the workspace at `root` as the next release would, with its version and
 * changelog, and gives the tarballs by package name. What is packed is what was built last.
 * @throws with the words of pnpm when it cannot
 */
export async function packPackages(root: string, folder: string, destination: string): Promise<Map<string, string>> {
  const copy = join(destination, 'release')
  await copyForRelease(root, folder, copy)
  await execute('pnpm', ['-r', '--filter', `./${folder}/*`, 'pack', '--pack-destination', destination], {
    cwd: copy,
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  })
  const names = (await readdir(destination)).flatMap((file) => {
    const [, scope, name] = /^([a-z]+)-(.+)-\d+\.\d+\.\d+.*\.tgz$/.exec(file) ?? []
    return scope && name ? [[`@${scope}/${name}`, join(destination, file)] as const] : []
  })
  return new Map(names.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
