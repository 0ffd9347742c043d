import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The languages that count as shipped, with their BCP 47 tags, as `packages/i18n` names them. */
export async function packsOf(root: string): Promise<ReadonlyMap<string, string>> {
  const source = join(root, 'packages/i18n/src')
  if (!existsSync(source))
    return new Map([
      ['TY', 'fil'],
      ['EN', 'en'],
    ])
  const load = async (file: string): Promise<unknown> => import(pathToFileURL(join(source, file)).href)
  const { packs } = (await load('packs.ts')) as { packs: readonly string[] }
  const { tagOf } = (await load('tag-of.ts')) as { tagOf: (code: string) => string }
  return new Map(packs.map((code) => [code, tagOf(code)]))
}
