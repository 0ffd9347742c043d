import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const named = /['"]([\w.-]+)['"]|`([\w-]+[._][\w.-]*)\$\{/g

const add = (files: Map<string, Set<string>>, key: string, file: string): void => {
  files.set(key, (files.get(key) ?? new Set<string>()).add(file))
}

/** Which files ask for an id, by its name or by a template such as `games.category.${category}`; in order, from the root. */
export function findFiles(root: string): (id: string) => string[] {
  const byId = new Map<string, Set<string>>()
  const byStart = new Map<string, Set<string>>()
  for (const group of ['packages', 'apps'].filter((name) => existsSync(join(root, name))))
    for (const file of globSync(`${group}/*/{src,play}/**/*.{ts,tsx}`, { cwd: root }).toSorted()) {
      if (/\.(test|stories)\.tsx?$|\/slots\.ts$/.test(file)) continue
      for (const [, id, start] of readFileSync(join(root, file), 'utf8').matchAll(named))
        if (id) add(byId, id, file)
        else if (start) add(byStart, start, file)
    }
  return (id) => [
    ...(byId.get(id) ??
      [...byStart].filter(([start]) => id.startsWith(start)).toSorted(([a], [b]) => b.length - a.length)[0]?.[1] ??
      []),
  ]
}
