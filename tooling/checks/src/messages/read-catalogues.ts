import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The words of one package: texts by id, by language. */
export interface Catalogue {
  /** Folder from the root, for example `packages/games`. */
  readonly folder: string
  readonly languages: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const readLanguages = (folder: string): Catalogue['languages'] =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        file.slice(0, -5),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>,
      ]),
  )

/** Every `messages` folder of packages and apps. @throws SyntaxError when a file is not JSON. */
export function readCatalogues(root: string): Catalogue[] {
  return ['packages', 'apps']
    .filter((group) => existsSync(join(root, group)))
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'messages')))
    .map((folder) => ({ folder, languages: readLanguages(join(root, folder, 'messages')) }))
}
