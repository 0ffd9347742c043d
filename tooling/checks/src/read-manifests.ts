import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The names of all dependencies of a package.json. */
export interface Manifest {
  readonly file: string
  readonly names: readonly string[]
}

const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const

/** Reads the root's package.json and that of each workspace below it. */
export const readManifests = (root: string): Manifest[] =>
  globSync(['package.json', '{apps,packages,tooling}/*/package.json'], { cwd: root })
    .toSorted()
    .map((file) => {
      const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Partial<
        Record<(typeof kinds)[number], Record<string, string>>
      >
      return { file, names: kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {})) }
    })
