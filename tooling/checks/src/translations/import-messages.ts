import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogues, type Catalogue } from '../messages/read-catalogues.ts'
import { judgeUnit } from './judge-unit.ts'
import { findLanguage, languagesOf } from './languages-of.ts'
import { readReturned, type Received } from './read-returned.ts'
import { rewriteCatalogue } from './rewrite-catalogue.ts'
import type { Returned } from './sheet.ts'

/**
 * What came back: how many texts each catalogue has changed, by
 * its path from the root; or, if anything is wrong, what that is.
 */
export interface Imported {
  readonly problems: readonly string[]
  readonly changed: ReadonlyMap<string, number>
}

interface Landing {
  readonly catalogue: Catalogue
  readonly language: string
  /** Texts by id, with the file that brought them. */
  readonly texts: Map<string, { readonly text: string; readonly file: string }>
}

const read = (file: Received): Returned | string => {
  try {
    return readReturned(file)
  } catch (error) {
    return `${file.name}: ${(error as Error).message}`
  }
}

/**
 * Takes translators' files back: each text that differs from the catalogues is checked, and lands if all of them are
 * right. If one is wrong, nothing is written.
 */
export async function importMessages(root: string, received: readonly Received[]): Promise<Imported> {
  const languages = await languagesOf(root)
  const catalogues = readCatalogues(root)
  const problems: string[] = []
  const landings = new Map<string, Landing>()

  const take = (file: string, language: string, unit: Returned['units'][number]): void => {
    const { change, problems: wrong } = judgeUnit(
      unit,
      { file, language, tag: languages.get(language) ?? language },
      catalogues,
    )
    problems.push(...wrong)
    if (!change) return
    const { catalogue, id, text } = change
    const path = `${catalogue.folder}/messages/${language}.json`
    const landing = landings.get(path) ?? {
      catalogue,
      language,
      texts: new Map<string, { text: string; file: string }>(),
    }
    const other = landing.texts.get(id)
    if (other && other.text !== text)
      problems.push(`${file}: ${unit.id} says "${text}", but "${other.text}" in ${other.file}`)
    landing.texts.set(id, { text, file })
    landings.set(path, landing)
  }

  for (const file of received) {
    const returned = read(file)
    const language = typeof returned === 'string' ? undefined : findLanguage(languages, returned.language)
    if (typeof returned === 'string') problems.push(returned)
    else if (!language)
      problems.push(
        `${file.name}: its language is "${returned.language}", which is none of ${[...languages.keys()].join(', ')}`,
      )
    else for (const unit of returned.units) take(file.name, language, unit)
  }
  if (problems.length > 0) return { problems, changed: new Map() }
  for (const [path, { catalogue, language, texts }] of landings)
    writeFileSync(
      join(root, path),
      rewriteCatalogue(catalogue, language, new Map([...texts].map(([id, { text }]) => [id, text]))),
    )
  return { problems, changed: new Map([...landings].map(([path, { texts }]) => [path, texts.size])) }
}
