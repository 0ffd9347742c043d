import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** How long the files of one half of a package or app are, in lines. */
export interface FileSizes {
  readonly name: string
  readonly files: number
  readonly lines: number
  readonly median: number
  readonly p90: number
  readonly max: number
  readonly longest: string
}

const halves = ['react', 'routes', 'testing', 'endpoints', 'components', 'seed']
const left = /\.(test|test-d|spec|stories|gen)\.tsx?$|\.d\.ts$|node_modules/

/**
 * `packages/auth/src/react/x.tsx` counts as `packages/auth react`, what is in no half of its own as `packages/auth`.
 */
const groupOf = (path: string): string => {
  const [group, name, , half = ''] = path.split('/')
  return halves.includes(half) ? `${group}/${name} ${half}` : `${group}/${name}`
}

const rank = (sorted: readonly number[], share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? 0

/** The row of one group of files, given as lines by path. */
export function summarise(name: string, lengths: ReadonlyMap<string, number>): FileSizes {
  const sorted = [...lengths.values()].toSorted((a, b) => a - b)
  const [longest = ''] = [...lengths].toSorted(([, a], [, b]) => b - a)[0] ?? []
  return {
    name,
    files: sorted.length,
    lines: sorted.reduce((sum, lines) => sum + lines, 0),
    median: rank(sorted, 0.5),
    p90: rank(sorted, 0.9),
    max: sorted.at(-1) ?? 0,
    longest: basename(longest),
  }
}

/** Counts the sources of every package, app and tool. */
export function measureFiles(root: string): FileSizes[] {
  const groups = new Map<string, Map<string, number>>()
  for (const file of globSync('{packages,apps,tooling}/*/src/**/*.{ts,tsx}', { cwd: root }).toSorted()) {
    if (left.test(file)) continue
    const name = groupOf(file.replaceAll('\\', '/'))
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length
    groups.set(name, (groups.get(name) ?? new Map<string, number>()).set(file, lines))
  }
  return [...groups].map(([name, lengths]) => summarise(name, lengths))
}
