import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A component of the kit: the entry point and the name it is imported by, and its own sheet, if it has one. */
export interface KitComponent {
  readonly entryPoint: string
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

/** Every component that the entry points of the kit give, read from the entry points themselves. */
export function listComponents(kit: string): KitComponent[] {
  const { exports = {} } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as {
    exports?: Record<string, Record<string, string>>
  }
  return Object.entries(exports).flatMap(([entryPoint, { '@parlour/source': source = '' }]) => {
    if (!source.endsWith('.ts') || entryPoint === './icons') return []
    const file = join(kit, source)
    return [...readFileSync(file, 'utf8').matchAll(values)].flatMap(([, names = '', path = '']) =>
      names
        .split(', ')
        .filter((name) => /^[A-Z]/.test(name))
        .map((name) => ({
          entryPoint: `@parlour/ui-kit${entryPoint.slice(1)}`,
          name,
          sheet: sheetOf(join(dirname(file), path)),
        })),
    )
  })
}
