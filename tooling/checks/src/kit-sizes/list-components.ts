import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A component of the kit: the door and the name it is imported by, and its own sheet, if it has one. */
export interface KitComponent {
  readonly door: string
  readonly name: string
  readonly sheet: string | null
}

const values = /^export \{ ([^}]+) \} from '(\.[^']+\.tsx)'/gm

const sheetOf = (file: string): string | null => {
  const own = file.replace(/\.tsx$/, '.css')
  if (existsSync(own)) return own
  const [beside] = globSync('*.css', { cwd: dirname(file) })
  return beside ? join(dirname(file), beside) : null
}

/** Every component that the doors of the kit give, read from the doors themselves. */
export function listComponents(kit: string): KitComponent[] {
  const { exports = {} } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as { exports?: Record<string, Record<string, string>> }
  return Object.entries(exports).flatMap(([door, { '@parlour/source': source = '' }]) => {
    if (!source.endsWith('.ts') || door === './icons') return []
    const file = join(kit, source)
    return [...readFileSync(file, 'utf8').matchAll(values)].flatMap(([, names = '', path = '']) =>
      names
        .split(', ')
        .filter((name) => /^[A-Z]/.test(name))
        .map((name) => ({ door: `@parlour/ui-kit${door.slice(1)}`, name, sheet: sheetOf(join(dirname(file), path)) })))
  })
}
