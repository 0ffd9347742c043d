import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, cp, glob, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

interface Manifest {
  readonly files?: readonly string[]
}

/** Files that are packed whether `files` names them or not. */
const always = ['README.md', 'LICENSE']

/**
 * Copies what a release of the packages below `folder` is made of, and runs `changeset version` there: versions and
 * changelogs are then those of the next release, and the workspace
 * at `root` stays as it is. What is copied is what was built last.
 *
 * @throws with the words of changesets when a changeset cannot be read
 */
export async function copyForRelease(root: string, folder: string, copy: string): Promise<void> {
  const take = async (path: string) => {
    if (!existsSync(join(root, path))) return
    await mkdir(dirname(join(copy, path)), { recursive: true })
    await cp(join(root, path), join(copy, path), { recursive: true })
  }
  for (const path of ['package.json', 'pnpm-workspace.yaml', '.changeset', 'LICENSE']) await take(path)
  for await (const path of glob('{packages,apps,tooling}/*/package.json', { cwd: root })) {
    await mkdir(dirname(join(copy, path)), { recursive: true })
    await copyFile(join(root, path), join(copy, path))
    if (!path.startsWith(`${folder}/`)) continue
    const { files = [] } = JSON.parse(await readFile(join(root, path), 'utf8')) as Manifest
    for (const file of [...files, ...always]) await take(join(dirname(path), file))
  }
  await execute(process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'], { cwd: copy })
}
