import { failureIds } from './failure-ids.ts'
import { findUses, type IsUsed } from './find-uses.ts'
import { dynamic, isNamedWell } from './naming.ts'
import { readCatalogues, type Catalogue } from './read-catalogues.ts'
import { slotsOf } from './slots-of.ts'

/** What is wrong with the words of the repository, one line each, and how many texts were read. */
export interface Verdict {
  readonly complaints: readonly string[]
  readonly texts: number
}

const source = 'EN'
const languages = ['EN', 'TY']

const slots = (text: string): string => {
  try {
    return slotsOf(text).join(' ')
  } catch (error) {
    return `does not parse (${(error as Error).message})`
  }
}

function* checkText(where: string, text: string, model: string | undefined): Generator<string> {
  if (text.trim() === '') return yield `${where} is empty`
  if (/[!¡]/.test(text)) yield `${where} shouts: no exclamation marks`
  const has = slots(text)
  if (has.startsWith('does not')) yield `${where} ${has}`
  else if (model !== undefined && has !== slots(model)) yield `${where} takes "${has}", ${source} takes "${slots(model)}"`
}

function* checkCatalogue({ folder, languages: texts }: Catalogue, isUsed: IsUsed): Generator<string> {
  for (const language of languages.filter((code) => !texts[code])) yield `${folder}/messages/${language}.json is missing`
  const ids = new Set(Object.values(texts).flatMap((messages) => Object.keys(messages)))
  for (const id of ids) {
    if (!isNamedWell(folder, id)) yield `${folder}: ${id} does not begin with the name of its package`
    if (!dynamic.test(id) && !isUsed(id)) yield `${folder}: ${id} is used nowhere`
    for (const [language, messages] of Object.entries(texts)) {
      const text = messages[id]
      if (text === undefined) yield `${folder}/messages/${language}.json lacks ${id}`
      else yield* checkText(`${folder}/messages/${language}.json: ${id}`, text, texts[source]?.[id])
    }
  }
}

/** Checks every catalogue of the repository against the others, the code and the client's failures. */
export async function checkCatalogues(root: string): Promise<Verdict> {
  const catalogues = readCatalogues(root)
  const isUsed = findUses(root)
  const known = new Set(catalogues.flatMap(({ languages: texts }) => Object.keys(texts[source] ?? {})))
  const unsaid = (await failureIds(root)).filter((id) => !known.has(id))
  return {
    complaints: [
      ...catalogues.flatMap((catalogue) => [...checkCatalogue(catalogue, isUsed)]),
      ...unsaid.map((id) => `no catalogue has ${id}`),
    ],
    texts: catalogues.flatMap(({ languages: texts }) => Object.values(texts).flatMap((messages) => Object.keys(messages))).length,
  }
}
