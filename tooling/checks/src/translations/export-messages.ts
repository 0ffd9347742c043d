import { readCatalogues } from '../messages/read-catalogues.ts'
import { collectSheet } from './collect-sheet.ts'
import { findFiles } from './find-files.ts'
import { languagesOf } from './languages-of.ts'
import { writeCsv } from './write-csv.ts'
import { writeXliff } from './write-xliff.ts'

/** Ways to write a sheet, by the ending of its file. */
export const forms = { xliff: writeXliff, csv: writeCsv } as const

/** A file for a translator: how many texts are in it, and how many of them the language does not say yet. */
export interface Exported {
  readonly name: string
  readonly language: string
  readonly text: string
  readonly texts: number
  readonly open: number
}

/**
 * Writes down what there is to say, a file a language.
 * @throws Error when a language is English, or none that the platform knows.
 */
export async function exportMessages(
  root: string,
  form: keyof typeof forms,
  wanted: readonly string[],
): Promise<Exported[]> {
  const languages = await languagesOf(root)
  const material = { catalogues: readCatalogues(root), filesOf: findFiles(root) }
  return wanted.map((language) => {
    if (language === 'EN')
      throw new Error('EN is English, the source that every other language is translated from: choose another')
    const tag = languages.get(language)
    if (!tag)
      throw new Error(
        `${language} is no language here: choose of ${[...languages.keys()].filter((each) => each !== 'EN').join(', ')}`,
      )
    const sheet = collectSheet(material, language, tag)
    const units = sheet.sections.flatMap((section) => section.units)
    const open = units.filter(({ target }) => target === null).length
    return { name: `words-${language}.${form}`, language, text: forms[form](sheet), texts: units.length, open }
  })
}
