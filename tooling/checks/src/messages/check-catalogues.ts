import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkText, read } from './check-text.ts'
import { failureIds } from './failure-ids.ts'
import { findUses, type IsUsed } from './find-uses.ts'
import { dynamic, isBrand, isNamedWell, isTyped } from './naming.ts'
import { twofoldCodes } from './one-text-a-code.ts'
import { packsOf } from './packs-of.ts'
import { readCatalogues, type Catalogue } from './read-catalogues.ts'
import { messageTypes } from './message-types.ts'
import { findUntranslated } from './untranslated.ts'

/** What is wrong with the words of the repository, one line each, and how many texts were read. */
export interface Verdict {
  readonly complaints: readonly string[]
  readonly texts: number
  /** Ids of each folder. */
  readonly ids: Readonly<Record<string, number>>
  readonly languages: readonly string[]
}

const source = 'EN'

function* checkLanguage({ folder, languages }: Catalogue, language: string, tag: string): Generator<string> {
  const file = `${folder}/messages/${language}.json`
  const [texts, english = {}] = [languages[language], languages[source]]
  if (!texts) return yield `${file} is missing`
  for (const id of Object.keys(english).filter((each) => texts[each] === undefined)) yield `${file} lacks ${id}`
  for (const id of Object.keys(texts).filter((each) => english[each] === undefined))
    yield `${folder}/messages/${source}.json lacks ${id}`
  const order = Object.keys(texts).filter((id) => english[id] !== undefined)
  const first = Object.keys(english)
    .filter((id) => texts[id] !== undefined)
    .find((id, at) => order[at] !== id)
  if (first) yield `${file} is not in the order of ${source}.json from ${first} on`
  for (const [id, text] of Object.entries(texts))
    yield* checkText({ where: `${file}: ${id}`, tag, text, english: english[id] })
}

function* checkIds({ folder, languages }: Catalogue, isUsed: IsUsed): Generator<string> {
  for (const id of new Set(Object.values(languages).flatMap((texts) => Object.keys(texts)))) {
    if (!isBrand(folder) && !isNamedWell(folder, id))
      yield `${folder}: ${id} does not begin with the name of its package`
    if (!dynamic.test(id) && !isUsed(id)) yield `${folder}: ${id} is used nowhere`
  }
}

function* checkTypes(root: string, { folder, languages }: Catalogue): Generator<string> {
  const file = join(root, folder, 'src/messages.gen.ts')
  const broken = Object.values(languages[source] ?? {}).some((text) => typeof read(text) === 'string')
  if (broken || !isTyped(folder) || !existsSync(file)) return
  if (readFileSync(file, 'utf8') !== messageTypes(folder, languages[source] ?? {}))
    yield `${folder}/src/messages.gen.ts is old: run pnpm words:types`
}

function* checkCodes(catalogues: readonly Catalogue[]): Generator<string> {
  const textsOf = (folder: string) => catalogues.find((each) => each.folder === folder)?.languages ?? {}
  const site = textsOf('packages/i18n')
  for (const [language, texts] of Object.entries(textsOf('apps/gateway')))
    for (const code of twofoldCodes(site[language] ?? {}, texts))
      yield `apps/gateway/messages/${language}.json: ${code} reads otherwise than api.code.${code} of packages/i18n`
}

/** Checks every catalogue of the repository against the others, the code and the client's failures. */
export async function checkCatalogues(root: string): Promise<Verdict> {
  const packs = await packsOf(root)
  const catalogues = readCatalogues(root)
  const isUsed = findUses(root)
  const known = new Set(catalogues.flatMap(({ languages }) => Object.keys(languages[source] ?? {})))
  const unsaid = (await failureIds(root)).filter((id) => !known.has(id))
  const spoken = (catalogue: Catalogue): string[] =>
    isBrand(catalogue.folder) ? Object.keys(catalogue.languages) : [...packs.keys()]
  return {
    complaints: [
      ...catalogues.flatMap((catalogue) => [
        ...spoken(catalogue).flatMap((language) => [
          ...checkLanguage(catalogue, language, packs.get(language) ?? 'en'),
        ]),
        ...checkIds(catalogue, isUsed),
        ...checkTypes(root, catalogue),
      ]),
      ...checkCodes(catalogues),
      ...findUntranslated(root, catalogues),
      ...unsaid.map((id) => `no catalogue has ${id}`),
    ],
    texts: catalogues.flatMap(({ languages }) => Object.values(languages).flatMap((texts) => Object.keys(texts)))
      .length,
    ids: Object.fromEntries(
      catalogues.map(({ folder, languages }) => [folder, Object.keys(languages[source] ?? {}).length]),
    ),
    languages: [...packs.keys()],
  }
}
