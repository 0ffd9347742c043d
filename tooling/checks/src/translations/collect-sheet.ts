import { isBrand } from '../messages/naming.ts'
import type { Catalogue } from '../messages/read-catalogues.ts'
import { guidance } from './guidance.ts'
import { nameOf, type Note, type Sheet } from './sheet.ts'

/** What a sheet is made of; `filesOf` says which files ask for an id. */
export interface Material {
  readonly catalogues: readonly Catalogue[]
  readonly filesOf: (id: string) => readonly string[]
}

const mostFiles = 3

/**
 * Every English text of the repository beside what a language says.
 * The words of sample brands are theirs to translate, and not there.
 */
export function collectSheet({ catalogues, filesOf }: Material, language: string, tag: string): Sheet {
  const ours = catalogues.filter(({ folder }) => !isBrand(folder))
  return {
    language,
    tag,
    sections: ours.map(({ folder, languages: { EN: english = {}, TY: tagalog = {}, ...others } }) => ({
      folder,
      name: nameOf(folder),
      units: Object.entries(english).map(([id, source]) => {
        const texts = { EN: english, TY: tagalog, ...others }[language] ?? {}
        const files = filesOf(id)
        const notes: Note[] = [{ kind: 'package', text: folder }, ...guidance(source, tag)]
        if (language !== 'TY' && tagalog[id]) notes.push({ kind: 'tagalog', text: tagalog[id] })
        if (files.length > 0) notes.push({ kind: 'used in', text: files.slice(0, mostFiles).join(', ') })
        return { id: `${nameOf(folder)}:${id}`, source, target: texts[id] ?? null, notes }
      }),
    })),
  }
}
