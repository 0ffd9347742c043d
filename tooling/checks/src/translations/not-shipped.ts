import { isBrand } from '../messages/naming.ts'
import { packsOf } from '../messages/packs-of.ts'
import { readCatalogues } from '../messages/read-catalogues.ts'

/**
 * A line for each language that has catalogues but is no pack: how many texts are still missing, and what to do next.
 */
export async function notShipped(root: string): Promise<string[]> {
  const packs = await packsOf(root)
  const catalogues = readCatalogues(root).filter(({ folder }) => !isBrand(folder))
  const languages = new Set(catalogues.flatMap((catalogue) => Object.keys(catalogue.languages)))
  return [...languages]
    .filter((language) => !packs.has(language))
    .map((language) => {
      const said = catalogues.flatMap(({ languages: { EN: english = {}, ...others } }) =>
        Object.keys(english).map((id) => Boolean(others[language]?.[id])),
      )
      const missing = said.filter((each) => !each).length
      const still = missing === 0 ? 'no text is missing' : `${missing} of ${said.length} texts are still missing`
      return `${language} is not shipped yet: ${still}. ${missing === 0 ? 'Add' : 'Finish the texts, then add'} it to packages/i18n/src/packs.ts and the export maps: see docs/architecture.md, 'a language'`
    })
}
