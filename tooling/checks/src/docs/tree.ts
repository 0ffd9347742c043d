import { globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../fixture.ts'

/** The documents whose paths, links, commands and counts are checked, by path from the root of the repository. */
export const documents: readonly string[] = globSync(
  ['*.md', 'docs/*.md', '{apps,packages,tooling}/*/README.md', 'apps/gateway/src/*/README.md'],
  { cwd: root },
).toSorted()

const skipped = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'storybook-static'])

function* pathsBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (skipped.has(entry.name) || (entry.name.startsWith('.') && entry.isDirectory())) continue
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    yield path
    if (entry.isDirectory()) yield* pathsBelow(path)
  }
}

/** All files and folders of the repository by path from its root, without what a build writes. */
export const readTree = (): string[] => [...pathsBelow('')]
