import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packsOf } from '../messages/packs-of.ts'

/** Every language that may be translated into, with its BCP 47 tag: the packs first, then what a brand may offer. */
export async function languagesOf(root: string): Promise<ReadonlyMap<string, string>> {
  const packs = await packsOf(root)
  const source = join(root, 'packages/i18n/src')
  if (!existsSync(join(source, 'names.ts'))) return packs
  const load = async (file: string): Promise<unknown> => import(pathToFileURL(join(source, file)).href)
  const { names } = (await load('names.ts')) as { names: object }
  const { tagOf } = (await load('tag-of.ts')) as { tagOf: (code: string) => string }
  return new Map([...packs, ...Object.keys(names).map((code) => [code, tagOf(code)] as const)])
}

const whole = (tag: string): string => {
  try {
    return new Intl.Locale(tag).maximize().toString()
  } catch {
    return ''
  }
}

/**
 * The platform's code for a code or a tag as a translator's tool
 * writes it: `TH`, `th` and `th-TH` are one, `tl` is `fil`.
 * Undefined where there is no such language.
 */
export function findLanguage(languages: ReadonlyMap<string, string>, said: string): string | undefined {
  const list = [...languages]
  const [code] =
    list.find(([each]) => each === said) ??
    list.find(([, tag]) => tag.toLowerCase() === said.toLowerCase()) ??
    list.find(([, tag]) => whole(said) !== '' && whole(tag) === whole(said)) ??
    []
  return code
}
