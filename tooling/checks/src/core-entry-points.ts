import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type EntryPoint = string | { readonly '@parlour/source'?: string }

/** An entry point of a package's export map: `@parlour/auth/react`, and the source file behind it from the root. */
export interface PackageEntryPoint {
  readonly name: string
  readonly folder: string
  readonly file: string
}

/** Every entry point of `packages/*` that leads to source that exists, in the order of the export maps. */
export function listEntryPoints(root: string): PackageEntryPoint[] {
  const folders = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
  return folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .flatMap((folder) => {
      const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
        name: string
        exports?: Readonly<Record<string, EntryPoint>>
      }
      return Object.entries(manifest.exports ?? {}).flatMap(([entryPoint, target]) => {
        const source = typeof target === 'string' ? target : target['@parlour/source']
        if (!source || !existsSync(join(root, folder, source))) return []
        return [{ name: join(manifest.name, entryPoint), folder, file: join(folder, source) }]
      })
    })
}

/** The entry points that must load without React: TypeScript, outside `src/react` and the kit's components. */
export const coreEntryPoints = (root: string): PackageEntryPoint[] =>
  listEntryPoints(root).filter(
    ({ folder, file }) =>
      file.endsWith('.ts') &&
      !file.includes('/src/react/') &&
      (folder !== 'packages/ui-kit' || file.includes('/tokens/')),
  )
