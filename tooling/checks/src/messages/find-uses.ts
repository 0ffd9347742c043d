import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const literal = /['"]([\w.-]+)['"]/g
const template = /`([\w-]+[._][\w.-]*)\$\{[^`}]*\}([\w.-]*)`/g

/** Whether code of the repository may ask for an id. */
export type IsUsed = (id: string) => boolean

/**
 * Reads the sources below `packages/*` and `apps/*`: an id is used when it stands there as a text, or when it fits a
 * template such as `games.category.${category}`.
 */
export function findUses(root: string): IsUsed {
  const literals = new Set<string>()
  const templates: [start: string, end: string][] = []
  for (const group of ['packages', 'apps'].filter((name) => existsSync(join(root, name))))
    for (const file of globSync(`${group}/*/{src,play}/**/*.{ts,tsx}`, { cwd: root })) {
      if (/\.(test|stories)\.tsx?$/.test(file)) continue
      const text = readFileSync(join(root, file), 'utf8')
      for (const [, id = ''] of text.matchAll(literal)) literals.add(id)
      for (const [, start = '', end = ''] of text.matchAll(template)) templates.push([start, end])
    }
  return (id) => literals.has(id) || templates.some(([start, end]) => id.startsWith(start) && id.endsWith(end))
}
