import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The names of the endpoint records, by area: the folders of `packages/api-client/src/endpoints`. */
export function readAreas(root: string): Map<string, string[]> {
  const areas = new Map<string, string[]>()
  const folder = join(root, 'packages/api-client/src/endpoints')
  for (const file of globSync('*/*.ts', { cwd: folder }).toSorted()) {
    const source = readFileSync(join(folder, file), 'utf8')
    const names = [...source.matchAll(/^export const (\w+) = (?:\/\*[^*]*\*\/ )?defineEndpoint\(/gm)]
    const area = dirname(file)
    areas.set(area, [...(areas.get(area) ?? []), ...names.map(([, name = '']) => name)].toSorted())
  }
  return areas
}

/** The folder of the gateway whose handler answers a record, by the name of the record: what `serve(…)` binds. */
export function readHandlers(root: string): Map<string, string> {
  const handlers = new Map<string, string>()
  const gateway = join(root, 'apps/gateway')
  for (const file of globSync('src/*/{,*/}*.ts', { cwd: gateway }).toSorted()) {
    const source = readFileSync(join(gateway, file), 'utf8')
    const imports = new Map(
      [...source.matchAll(/import \{([^}]+)\} from '(\.[^']+)'/g)].flatMap(([, names = '', path = '']) =>
        names.split(',').map((name): [string, string] => [name.trim(), dirname(join(dirname(file), path))]),
      ),
    )
    for (const [, record = '', handler = ''] of source.matchAll(
      /\bserve\(\s*app,\s*gateway,\s*records\.(\w+),\s*(\w+)/g,
    ))
      handlers.set(record, imports.get(handler) ?? dirname(file))
  }
  return handlers
}

/** A table of every call of the contract with the folder of the gateway that answers it, a row an area. */
export function callsTable(root: string): string {
  const handlers = readHandlers(root)
  const rows = [...readAreas(root)].map(([area, names]) => {
    const folders = [...new Set(names.flatMap((name) => handlers.get(name) ?? []))].toSorted()
    const code = (items: readonly string[]): string => items.map((item) => `\`${item}\``).join(' ')
    return `| ${area} | ${names.length} | ${code(names)} | ${code(folders)} |`
  })
  return ['| area | calls | records | folders |', '| --- | --- | --- | --- |', ...rows].join('\n')
}
